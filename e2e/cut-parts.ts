import type { Page } from 'playwright-core'

/**
 * What of a page is cut as it now stands: the page scrolls sideways, or a button, tab, heading or head of a table has more
 * words in it than there is room for. What says with an ellipsis that there is more is content.
 */
export const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isShown = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(part).clipPath === 'none'
    const saysMore = (part: Element) =>
      getComputedStyle(part).textOverflow === 'ellipsis' &&
      getComputedStyle(part).overflowX !== 'visible'
    const range = document.createRange()
    /** How far the words that are seen go beyond the part itself. */
    const roomMissing = (part: Element) => {
      const box = part.getBoundingClientRect()
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      let most = 0
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement
        if (!around || !isShown(around) || saysMore(around)) continue
        range.selectNodeContents(text)
        const words = range.getBoundingClientRect()
        if (words.width > 0) most = Math.max(most, box.left - words.left, words.right - box.right)
      }
      return Math.round(most)
    }
    const parts = document.querySelectorAll(
      'button, summary, [role="tab"], nav a, a[class*="button"], h1, h2, h3, h4, th, legend',
    )
    const cut = [...parts].filter(
      part =>
        isShown(part) &&
        !saysMore(part) &&
        (roomMissing(part) > 1 ||
          (part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).overflowX !== 'visible')),
    )
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []),
      ...cut.map(part => {
        const name = (part.ariaLabel ?? part.textContent ?? '').trim().slice(0, 40)
        return `${part.localName} "${name}" has no room for its words: ${roomMissing(part)} px`
      }),
    ]
  })
