/** What a duel says of itself while it goes on, beside its numbers (battle.md#intent). */
export const duelFacts = {
  /** What the computer's next attack can take at the most; the signs of its powers follow. */
  next: (damage: number) => `Next hit: up to ${damage}`,
  nextHarmless: 'Next hit: no damage',
  shieldHolds: 'Your shield will hold.',
  shieldBreaks: (power: string) => `${power} goes through it.`,

  willBeRight: (name: string) => `Will ${name} get it right?`,
  yes: 'Yes',
  no: 'No',
  /** Beside the two answers: a guess is worth nothing. */
  forFun: 'Just for fun',
  guessedRight: 'You guessed it.',
  guessedWrong: 'You guessed otherwise.',
  guessed: (right: number, all: number) =>
    `Your guesses about the computer: ${right} of ${all} were right.`,

  /** How many own answers one after the other were right. */
  inARow: (answers: number) => `${answers} in a row`,
  couldEnd: 'One more hit could end it.',
  stillStanding: 'Still standing!',
  toWatch: (lines: number) => `Lines to watch: ${lines}`,

  tellHit: (by: string, struck: string, damage: number, left: number) =>
    `${by} hits ${struck}: ${damage} damage, ${left} left.`,
  tellMistake: (name: string, damage: number, left: number) =>
    `${name} makes a mistake: ${damage} damage, ${left} left.`,
  tellTimeUp: (name: string, damage: number, left: number) =>
    `${name} ran out of time: ${damage} damage, ${left} left.`,
} as const
