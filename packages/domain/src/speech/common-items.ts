/** Which of the items of two lists belong to their longest common subsequence. */
export interface CommonItems {
  readonly count: number
  readonly first: readonly boolean[]
  readonly second: readonly boolean[]
}

/**
 * The longest common subsequence of two lists (speech.md#judging): order counts, and an item that stands twice in one
 * list and once in the other counts once. Where several are equally long, the one that matches the earliest items of
 * the first list.
 */
export function commonItems<Item>(
  first: readonly Item[],
  second: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): CommonItems {
  const width = second.length + 1
  // The cell of two places holds how much the lists have in common from there on.
  const cells = new Uint16Array((first.length + 1) * width)
  const cell = (row: number, column: number) => cells[row * width + column] ?? 0
  for (let row = first.length - 1; row >= 0; row -= 1) {
    const one = first[row] as Item
    for (let column = second.length - 1; column >= 0; column -= 1) {
      cells[row * width + column] = isSame(one, second[column] as Item)
        ? cell(row + 1, column + 1) + 1
        : Math.max(cell(row + 1, column), cell(row, column + 1))
    }
  }
  const firstMatched = first.map(() => false)
  const secondMatched = second.map(() => false)
  for (let row = 0, column = 0; row < first.length && column < second.length; ) {
    if (isSame(first[row] as Item, second[column] as Item)) {
      firstMatched[row] = true
      secondMatched[column] = true
      row += 1
      column += 1
    } else if (cell(row, column + 1) >= cell(row + 1, column)) column += 1
    else row += 1
  }
  return { count: cell(0, 0), first: firstMatched, second: secondMatched }
}
