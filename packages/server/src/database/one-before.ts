/** A part of a list: how many things are left out before it, and how many it has at most. */
interface Slice {
  offset: number
  limit: number
}

/**
 * The slice with the one thing before it. Pages are counted from the beginning: whoever reads a list page by page sees by
 * it that something was published or deleted before this page, though the total be the same.
 */
export const withOneBefore = <Asked extends Slice>(slice: Asked): Asked =>
  slice.offset > 0 && slice.limit > 0
    ? { ...slice, offset: slice.offset - 1, limit: slice.limit + 1 }
    : slice

/** What was found by such a slice: the rows of the page, and the id of the one before them. */
export function cutOneBefore<Row extends { id: string }>(
  { offset, limit }: Slice,
  rows: readonly Row[],
): { rows: Row[]; before: { before?: string } } {
  const [first, ...others] = rows
  if (offset === 0 || limit === 0 || !first) return { rows: [...rows], before: {} }
  return { rows: others, before: { before: first.id } }
}
