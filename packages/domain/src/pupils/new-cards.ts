interface Made {
  /** When the card was made that works now. */
  cardedAt: string
}

const day = 24 * 60 * 60 * 1000

/**
 * The new ones of some cards (pupils.md#the-sheet): the newest, and those that were made within a day before it. Nobody
 * keeps what was printed.
 */
export function newCards<One extends Made>(cards: readonly One[]): One[] {
  const made = (card: Made) => Date.parse(card.cardedAt)
  const newest = Math.max(...cards.map(made))
  return cards.filter(card => newest - made(card) < day)
}
