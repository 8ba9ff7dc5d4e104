import type { PlayerNumber } from '@duologue/domain/battle/battle-setup'
import type { Happening } from '@duologue/domain/battle/happenings'

/** A gain of health as it is shown; the number of its happening makes it a new animation. */
export interface Healing {
  readonly id: number
  readonly health: number
}

/**
 * The last healing of a player since the screen opened.
 *
 * @param after the number of the last happening that is not to be shown again.
 */
export function lastHealing(
  happenings: readonly Happening[],
  player: PlayerNumber,
  after: number,
): Healing | null {
  const healings = happenings.flatMap(each =>
    each.kind === 'healed' && each.player === player && each.id > after
      ? { id: each.id, health: each.health }
      : [],
  )
  return healings.at(-1) ?? null
}
