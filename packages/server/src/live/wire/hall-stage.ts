import type { Hall } from '@duologue/domain/live/hall'
import { membersIn } from '@duologue/domain/live/hall-members'

/** What members see of where a turn is: what the computer says needs no asking, and what strikes is the screen's. */
function momentOf({ settings, battle }: Hall): string | null {
  if (battle?.battle.phase.name !== 'roundPlay') return null
  const { moment, player } = battle.battle.phase.turn
  if (moment.state === 'start' || moment.state === 'answer')
    return settings.form === 'class' && player === 2 ? 'asked' : moment.state
  return 'shown'
}

/**
 * What of a hall all its members see alike: as long as it stays, what one of them does changes the view of the screen and
 * of that one alone (live.md#views).
 */
export const stageOf = (hall: Hall): readonly unknown[] => [
  hall.state,
  hall.ready,
  // What counts down counts from another moment.
  hall.offset,
  hall.isHostAway,
  hall.settings,
  hall.outcome,
  hall.again,
  membersIn(hall).length,
  hall.battle?.battle.round,
  hall.battle?.battle.spoken,
  hall.battle?.battle.phase.name,
  momentOf(hall),
]

export const isSameStage = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place])
