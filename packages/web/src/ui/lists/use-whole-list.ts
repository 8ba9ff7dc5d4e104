import { useEffect, useEffectEvent, useRef } from 'react'

/** What is asked of an endless query: that of TanStack Query fits. */
interface EndlessQuery<Page> {
  data: { pages: Page[] } | undefined
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/**
 * What the pages of an endless list hold together, each item once, and how many there are by the latest answer. Pages are
 * counted from the beginning: when something was published or deleted between two of them, the total is another one, an
 * item comes twice, or a page does not follow the one before; then all pages are asked for anew, so that
 * none is skipped.
 *
 * @param itemsOf the items of a page, always told by the same ids
 */
export function useWholeList<
  Page extends { total: number; before?: string | undefined },
  Item extends { id: string },
>(
  query: EndlessQuery<Page>,
  itemsOf: (page: Page) => readonly Item[],
): { items: Item[]; total: number } {
  const pages = query.data?.pages ?? []
  const all = pages.flatMap(itemsOf)
  const items = [...new Map(all.map(item => [item.id, item])).values()]
  const total = pages.at(-1)?.total ?? 0
  const isShifted =
    items.length < all.length ||
    pages.some(page => page.total !== total) ||
    pages.some(({ before }, at) => {
      const last = pages[at - 1]
      // Anywhere in it: some pages tell first what can be shown. What moved within a page shifts no other.
      return before !== undefined && last && !itemsOf(last).some(({ id }) => id === before)
    })
  // Once for so many pages: what goes on changing under us is asked for again with the next one.
  const mended = useRef(0)
  const mend = useEffectEvent(() => {
    if (!isShifted || query.isFetching || mended.current >= pages.length) return
    mended.current = pages.length
    void query.refetch()
  })
  useEffect(() => mend(), [isShifted, query.isFetching, pages.length])
  return { items, total }
}
