import type { Page } from 'playwright-core'

/** Waits until a page is painted anew. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Makes the window of a page so many pixels large, and waits until styles know of it: before it is painted they do not. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await painted(page)
}
