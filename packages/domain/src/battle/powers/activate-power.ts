import type { PowerName } from '../../choices/battle-powers'
import type { Battle } from '../battle'
import type { PlayerNumber } from '../battle-setup'
import { remember } from '../happenings'
import type { Draw } from '../random'
import { powers } from './all-powers'
import type { HeldPower } from './held-power'

function withPower(battle: Battle, by: PlayerNumber, changed: HeldPower): Battle {
  const player = battle.players[by]
  const held = player.powers.map(power => (power.name === changed.name ? changed : power))
  return { ...battle, players: { ...battle.players, [by]: { ...player, powers: held } } }
}

/**
 * Whether a player can use a power now (battle.md#using-powers): in the answer state of its own turn, when
 * the power is not passive, not on cooldown, and has uses left. An active one can only be released,
 * if it lasts until it is pressed again; while the game is paused nothing else can be done.
 */
export function isUsable(battle: Battle, by: PlayerNumber, name: PowerName): boolean {
  const { phase, players } = battle
  const held = players[by].powers.find(power => power.name === name)
  if (held === undefined || phase.name !== 'roundPlay') return false
  const { turn } = phase
  const power = powers[name]
  if (turn.player !== by || turn.moment.state !== 'answer' || power.type === 'passive') return false
  if (held.isActive) return power.lasts === 'untilPressed'
  return (
    turn.frozenAt === null &&
    held.cooldownTurnsRemaining === 0 &&
    held.usesRemaining !== 0 &&
    (power.hasEffect?.(turn) ?? true)
  )
}

function release(battle: Battle, by: PlayerNumber, held: HeldPower, at: number): Battle {
  const { name } = held
  const news = { kind: 'power-released', player: by, power: name } as const
  const released = {
    ...withPower(battle, by, { ...held, isActive: false }),
    happenings: remember(battle.happenings, at, news),
  }
  return powers[name].onRelease?.(released, by, at) ?? released
}

/**
 * Uses a power: it becomes active, its cooldown begins or a use is gone, and what it does at once
 * is done. Null when it cannot be used now.
 */
export function activatePower(
  battle: Battle,
  by: PlayerNumber,
  name: PowerName,
  at: number,
  draw: Draw,
): Battle | null {
  const held = battle.players[by].powers.find(power => power.name === name)
  if (held === undefined || !isUsable(battle, by, name)) return null
  if (held.isActive) return release(battle, by, held, at)
  const power = powers[name]
  const news = { kind: 'power-used', player: by, power: name } as const
  const used = {
    ...withPower(battle, by, {
      ...held,
      isActive: true,
      activeUntil: typeof power.lasts === 'number' ? at + power.lasts : null,
      cooldownTurnsRemaining: power.type === 'cooldownTurns' ? power.cooldownTurnsMax : 0,
      usesRemaining: held.usesRemaining === null ? null : held.usesRemaining - 1,
    }),
    happenings: remember(battle.happenings, at, news),
  }
  return power.onUse?.(used, by, at, draw) ?? used
}
