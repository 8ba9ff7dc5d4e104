const day = 24 * 60 * 60 * 1000

/**
 * The new ones of some cards, by when they were made in milliseconds (pupils.md#the-sheet): the newest, and those that
 * were made within a day before it. Nobody keeps what was printed.
 */
export function newCards<Card>(cards: readonly Card[], madeAt: (card: Card) => number): Card[] {
  const newest = Math.max(...cards.map(madeAt))
  return cards.filter(card => newest - madeAt(card) < day)
}
