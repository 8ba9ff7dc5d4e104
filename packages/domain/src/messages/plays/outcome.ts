import { counted, number } from '../say'

/** What Game Over and the end of a round say of what became of a play (plays.md#outcome). */
export const outcomeTexts = {
  outcome: 'What became of this play',
  saving: 'Saving this play…',
  keptHere: 'Saved on this device. It will be sent when you are online.',
  counts: 'Saved. This play counts.',
  keptOnly: 'It is kept among your plays, and for an assignment that asks only to play.',
  notSaved: (why: string) => `This play could not be saved: ${why}`,
  notCounted: 'This play does not count.',
  uncounted: {
    told: 'This play does not count: it was begun without an answer of the server.',
    changed: 'This play does not count: what you played was changed while you played it.',
    record: 'This play does not count: what was done in it does not fit its rules or its time.',
  },
  songChanged: 'This song was changed while you played. The play counts as played.',
  asServer: 'So the server counted it.',
  assignmentDone: { done: 'Assignment done.', late: 'Assignment done, after its due date.' },
  stillAsked: (what: string) => `Your assignment still asks: ${what}.`,
  bestSoFar: (points: number) => `Your best so far: ${number(points)} points.`,
  /** Awesome Cards that an assignment has earned. */
  cardsEarned: (cards: number) => `+${counted(cards, 'card', 'cards')}`,
  newBest: (now: number, before: number) => `New best: ${number(now)} (before ${number(before)})`,
  notTaken:
    'Your assignment did not take this play: it has changed, or it is no longer yours. The play is kept without it.',
  toClass: 'Back to the class',
} as const
