/** The sentences of /sandbox (site.md#sandbox). */
export const sandboxTexts = {
  title: 'Sandbox',
  lead: 'Twenty cards on a table. Drag them around, or choose one and move it with the buttons. With the keyboard, use the arrows to move through the cards, Enter on the handle to lift a card, the arrows to carry it, and Enter to put it down.',
  cards: 'Cards',
  card: (number: number) => `Card ${number}`,
  lift: (number: number) => `Move card ${number}`,
  moves: 'Move the chosen card',
  earlier: 'One place back',
  later: 'One place on',
  rowUp: 'One row up',
  rowDown: 'One row down',
  reset: 'In order again',
  noneChosen: 'Choose a card to move it.',
  moved: (number: number, place: number) => `Card ${number} is in place ${place}.`,
} as const
