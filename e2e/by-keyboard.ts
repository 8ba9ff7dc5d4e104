import type { Locator, Page } from 'playwright-core'

/** More stops than a page of a journey has. */
const stops = 120

/** Goes to something as whoever has no mouse: from stop to stop. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  const isThere = () => wanted.evaluate(one => one === document.activeElement)
  for (let pressed = 0; pressed < stops; pressed += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(wanted)} is not reached by keyboard`)
}

/** Goes to a button, or a link, and presses it. */
export async function pressByKeyboard(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}
