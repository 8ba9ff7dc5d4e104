import type { Hall } from '@duologue/domain/live/hall'

/** Where the game in step is: its round, its line, and whether that is asked, shown, or has struck. */
function turnOf({ battle }: Hall): readonly unknown[] {
  if (battle === null) return []
  const { round, spoken, phase } = battle.battle
  const state = phase.name === 'roundPlay' ? phase.turn.moment.state : null
  // After the blow nothing more is to be seen of a turn.
  return [round, spoken, phase.name, state === 'end' ? 'battle' : state]
}

/**
 * What of a hall all its readers see alike: as long as it stays, an act of one changes the views of the screen and of that
 * one alone. Members that did not change are the very same ones, since a hall is never changed in place.
 */
export const stageOf = (hall: Hall): readonly unknown[] => [
  hall.state,
  hall.pause,
  hall.members,
  hall.isHostAway,
  hall.settings,
  hall.outcome,
  hall.again,
  hall.isClosed,
  ...turnOf(hall),
]

export const isSameStage = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place])
