import { type RowView, rowHeights } from './row-heights'

/** Sets a length, unless it is so already: the page need not be laid out again for nothing. */
function setLength(element: HTMLElement, property: string, pixels: number): void {
  const length = `${pixels}px`
  if (element.style.getPropertyValue(property) !== length)
    element.style.setProperty(property, length)
}

/**
 * The part of a long list that is seen: keeps the rows that are in the page where they belong, leaving room for those
 * that are not, and tells which are to be there. The list scrolls in its box (the element around it) or with the page.
 */
export function rowPane(scrolls: 'box' | 'page') {
  const heights = rowHeights()
  let list: HTMLElement | null = null
  let tell: (view: RowView) => void = () => undefined
  let places: readonly number[] = []
  let count = 0
  let width = 0

  const box = () => (scrolls === 'box' ? (list?.parentElement ?? null) : null)
  const rows = () => [...(list?.children ?? [])] as HTMLElement[]
  const viewHeight = () => box()?.clientHeight ?? window.innerHeight
  /** How far the list has been scrolled out above the view. */
  const above = () => {
    const around = box()
    const top = around ? around.getBoundingClientRect().top + around.clientTop : 0
    return top - (list?.getBoundingClientRect().top ?? 0)
  }
  const scrollBy = (pixels: number) => {
    const scroller = box() ?? window
    if (pixels !== 0) scroller.scrollBy({ top: pixels, behavior: 'instant' })
  }

  const lay = () => {
    let next = 0
    for (const [index, row] of rows().entries()) {
      const place = places[index] ?? next
      setLength(row, 'margin-block-start', heights.between(next, place))
      next = place + 1
    }
    if (list) setLength(list, 'padding-block-end', heights.between(next, count))
  }
  const measure = () => {
    const now = list?.clientWidth ?? 0
    if (now !== width) heights.forget()
    width = now
    const seen = rows().map(row => row.getBoundingClientRect().height)
    heights.measure(new Map(places.map((place, index) => [place, seen[index] ?? 0])))
  }
  const look = () => {
    if (!heights.isKnown()) return
    const top = above()
    const focused = rows().findIndex(row => row.contains(document.activeElement))
    tell({
      ...heights.inView(top, top + viewHeight(), count),
      focused: places[focused] ?? null,
    })
  }
  const settle = () => {
    // Before anything is measured: a page that is too short for a moment would lose how far it is scrolled.
    lay()
    const atTop = heights.isKnown() ? heights.placeAt(above(), count) : 0
    const before = heights.between(0, atTop)
    measure()
    lay()
    // Rows above the view that are higher than was thought must not push what is seen.
    scrollBy(heights.between(0, atTop) - before)
    look()
  }

  return {
    /** Begins to look at a list; answers how that ends. */
    attach: (element: HTMLElement, onView: (view: RowView) => void) => {
      list = element
      tell = onView
      const scroller = box() ?? document
      let frame = 0
      const later = () => {
        cancelAnimationFrame(frame)
        frame = requestAnimationFrame(settle)
      }
      // What stands above a list that scrolls with the page moves it too.
      const watching = new ResizeObserver(later)
      for (const watched of [element, element.parentElement, document.body])
        if (watched) watching.observe(watched)
      window.addEventListener('resize', later)
      scroller.addEventListener('scroll', look, { passive: true })
      return () => {
        cancelAnimationFrame(frame)
        watching.disconnect()
        window.removeEventListener('resize', later)
        scroller.removeEventListener('scroll', look)
        list = null
      }
    },
    /** Tells which rows are in the page now, of how many. */
    settle: (inPage: readonly number[], of: number) => {
      places = inPage
      count = of
      settle()
    },
    /** Brings a row into the middle of the view, unless it is in it. */
    show: (place: number) => {
      if (!heights.isKnown()) return
      const top = heights.between(0, place) - above()
      const room = viewHeight() - heights.of(place)
      if (top < 0 || top > room) scrollBy(top - room / 2)
    },
  }
}
