/** Rows beyond each edge of the view that are there before they are seen. */
const beyond = 4

/** Lists up to so many rows are in the page as a whole. */
const whole = 30

/** What of a long list is to be in the page: rows from `first` up to before `last`, and the one with the focus. */
export interface RowView {
  first: number
  last: number
  focused: number | null
}

/**
 * The places of the rows in the page, in their order. The row with the focus stays wherever the view is, and its
 * neighbours with it: Tab goes on from there.
 */
export function rowsInPage({ first, last, focused }: RowView, count: number): number[] {
  const from = count <= whole ? 0 : Math.min(Math.max(0, first), count - 1)
  const to = count <= whole ? count : Math.min(count, Math.max(last, from + 1))
  const places = new Set(Array.from({ length: to - from }, (_, index) => from + index))
  if (focused !== null)
    for (const place of [focused - 1, focused, focused + 1])
      if (place >= 0 && place < count) places.add(place)
  return [...places].sort((one, other) => one - other)
}

/** How high rows are: as they were measured, and those that were never in the page as the first ones on average. */
export function rowHeights() {
  const measured = new Map<number, number>()
  let usual = 0
  const of = (place: number) => measured.get(place) ?? usual
  const between = (from: number, to: number) => {
    let sum = 0
    for (let place = from; place < to; place++) sum += of(place)
    return sum
  }
  /** The row that stands so many pixels below the top of the list. */
  const placeAt = (pixels: number, count: number) => {
    let left = pixels
    let place = 0
    while (place < count - 1 && left >= of(place)) left -= of(place++)
    return place
  }

  return {
    of,
    between,
    placeAt,
    isKnown: () => usual > 0,
    /** Takes heights that were measured, by places; 0 is that of a row that is not shown. */
    measure: (heights: ReadonlyMap<number, number>) => {
      const shown = [...heights].filter(([, height]) => height > 0)
      for (const [place, height] of shown) measured.set(place, height)
      const sum = shown.reduce((all, [, height]) => all + height, 0)
      // It does not change while the list is scrolled, or its whole length would.
      if (usual === 0 && shown.length > 0) usual = sum / shown.length
    },
    /** Forgets them all, as when the list has become narrower. */
    forget: () => {
      measured.clear()
      usual = 0
    },
    /** The rows that are to be in the page when these pixels of the list are in view. */
    inView: (top: number, bottom: number, count: number): Omit<RowView, 'focused'> => ({
      first: placeAt(top, count) - beyond,
      last: placeAt(bottom, count) + 1 + beyond,
    }),
  }
}
