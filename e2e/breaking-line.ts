import type { Page, Request } from 'playwright-core'

/** How much longer every answer takes, in milliseconds. */
const slowness = 300

/**
 * Gives a page a slow connection, on which the first answer to each of these calls is lost: that to asking for a ticket on
 * its way there, that to storing a play on its way back.
 */
export async function withBreakingLine(page: Page): Promise<void> {
  const lost = new Set<string>()
  const isFirst = (request: Request, path: string) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return false
    if (lost.has(path)) return false
    lost.add(path)
    return true
  }
  await page.route(/\/(api|media)\//, async route => {
    const request = route.request()
    await new Promise(resolve => setTimeout(resolve, slowness))
    // What this program fetches for the page would not know that the page is offline. A page that goes on asks no more.
    const isOnline = await page.evaluate(() => navigator.onLine).catch(() => true)
    if (!isOnline) return route.abort('internetdisconnected')
    if (isFirst(request, '/api/plays/tickets')) return route.abort()
    if (isFirst(request, '/api/plays')) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
}
