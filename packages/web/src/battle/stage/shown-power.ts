import type { Battle } from '@duologue/domain/battle/battle'
import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import { powers } from '@duologue/domain/battle/powers/all-powers'
import type { PowerName } from '@duologue/domain/choices/battle-powers'

/** A power that comes on the stage, with a key that is another one for each time. */
export interface ShownPower {
  readonly key: string
  readonly player: PlayerNumber
  readonly power: PowerName
}

/** The passive powers of both, which come on the stage once, before the first turn. */
export const passivePowers = ({ players }: Battle): readonly ShownPower[] =>
  ([1, 2] as const).flatMap(player =>
    players[player].powers
      .filter(({ name }) => powers[name].type === 'passive')
      .map(({ name }) => ({ key: `${player}-${name}`, player, power: name })),
  )

/** The power that was used last, after the happening of that number; null without one. */
export function usedPower({ happenings }: Battle, after: number): ShownPower | null {
  const used = happenings.findLast(each => each.kind === 'power-used' && each.id > after)
  return used?.kind === 'power-used'
    ? { key: String(used.id), player: used.player, power: used.power }
    : null
}
