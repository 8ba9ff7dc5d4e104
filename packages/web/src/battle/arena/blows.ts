import type { Battle } from '@duologue/domain/battle/battle'
import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { Happening } from '@duologue/domain/battle/happenings'
import { type BlowWeight, isCritical, weightOf } from './blow-weight'

/** A loss of health as it is shown: whom it struck, and where it came from. */
export interface Blow {
  /** The number of its happening: a new one is a new animation. */
  readonly id: number
  readonly struck: PlayerNumber
  readonly damage: number
  /** Whether it travels from the opponent; a mistake strikes where it was made. */
  readonly travels: boolean
  readonly weight: BlowWeight
  readonly isCritical: boolean
}

function blowOf(happening: Happening, happenings: readonly Happening[]): Blow | null {
  if (happening.kind !== 'hit' && (happening.kind !== 'self-hit' || happening.damage === 0))
    return null
  const { id, damage, kind } = happening
  return {
    id,
    damage,
    struck: kind === 'hit' ? happening.against : happening.player,
    travels: kind === 'hit',
    weight: weightOf(happenings, happening),
    isCritical: isCritical(happenings, happening),
  }
}

/**
 * The last blow that struck a player since the screen opened, whose number rises beside the health bar. A hit
 * that came too late shows its 0; a mistake that costs nothing shows nothing.
 *
 * @param after the number of the last happening that is not to be shown again.
 */
export function lastBlow(
  happenings: readonly Happening[],
  struck: PlayerNumber,
  after: number,
): Blow | null {
  const blows = happenings.filter(({ id }) => id > after).map(each => blowOf(each, happenings))
  return blows.findLast(blow => blow?.struck === struck) ?? null
}

/** The blow that is being struck now, while the turn is in its battle state. */
export function presentBlow(battle: Battle): Blow | null {
  const { phase } = battle
  if (phase.name !== 'roundPlay' || phase.turn.moment.state !== 'battle') return null
  const since = phase.turn.moment.since
  const blow = battle.happenings.findLast(
    ({ kind, at }) => at === since && (kind === 'hit' || kind === 'self-hit'),
  )
  return blow === undefined ? null : blowOf(blow, battle.happenings)
}
