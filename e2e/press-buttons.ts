import type { Page } from 'playwright-core'

/** Waits until what was done has had its effect: nothing is asked for any more, and what came is painted. */
export function quietness(page: Page): () => Promise<void> {
  const asked = new Set<unknown>()
  page.on('request', request => {
    if (request.resourceType() !== 'media') asked.add(request)
  })
  page.on('requestfinished', request => asked.delete(request))
  page.on('requestfailed', request => asked.delete(request))
  const painted = () =>
    page.evaluate(
      () =>
        new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  return async () => {
    // A press may lead to another page, which takes with it what waits here.
    do await painted().catch(() => page.waitForLoadState())
    while (asked.size > 0)
  }
}

/** Marks every button that can be pressed with its number; what it is called by stands for all that are called alike. */
const buttonsOf = (page: Page): Promise<{ number: string; kind: string }[]> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
    const isReady = (button: HTMLButtonElement) =>
      !button.disabled &&
      button.ariaDisabled !== 'true' &&
      button.checkVisibility({ visibilityProperty: true })
    return [
      ...(open ?? document).querySelectorAll<HTMLButtonElement>('button:not([type="submit"])'),
    ]
      .filter(isReady)
      .map((button, index) => {
        button.dataset.number = String(index)
        const name = button.ariaLabel ?? button.textContent ?? ''
        // Buttons of rows are called by what they do, and by their row.
        return { number: String(index), kind: `${button.className} ${name.trim().slice(0, 12)}` }
      })
  })

/**
 * Presses each button of a page that none like it was pressed of before, and tells what came of it; then the page is
 * shown anew. What only sends a form is left.
 */
export async function pressButtons(
  page: Page,
  path: string,
  quiet: () => Promise<void>,
  pressed: Set<string>,
  told: (kind: string) => Promise<void>,
): Promise<void> {
  const show = async () => {
    await page.goto(path)
    await quiet()
  }
  await quiet()
  for (const { kind } of await buttonsOf(page)) {
    if (pressed.has(kind)) continue
    pressed.add(kind)
    const there = (await buttonsOf(page)).find(button => button.kind === kind)
    if (!there) continue
    await page
      .locator(`[data-number="${there.number}"]`)
      .first()
      .evaluate((button: HTMLElement) => button.click())
    await quiet()
    await told(kind)
    await show()
  }
}
