import type { Page } from 'playwright-core'
import { painted } from './resize'
import { goOn } from './seen-page'

/** Pages that keep what was changed when one goes on to another: what a press has changed there is to be forgotten. */
const keepsWhenLeft = /\/(edit|create|editor)\b|^\/account|tab=settings|\/teacher/

/** Waits until what was done has had its effect: nothing is asked for any more, and what came is painted. */
export function quietness(page: Page): () => Promise<void> {
  const asked = new Set<unknown>()
  page.on('request', request => {
    if (request.resourceType() !== 'media') asked.add(request)
  })
  page.on('requestfinished', request => asked.delete(request))
  page.on('requestfailed', request => asked.delete(request))
  return async () => {
    // A press may lead to another page, which takes with it what waits here.
    do await painted(page).catch(() => page.waitForLoadState())
    while (asked.size > 0)
  }
}

/** What a page was made of before a press, kept in the page: sent to and fro it would cost more than the press. */
type Pressed = typeof globalThis & { before?: string | undefined }

/**
 * What the buttons that can be pressed are called by, which stands for all that are called alike. With one of those
 * names, the first that bears it is pressed, at once: between a look and a press a page may be drawn anew. What the page
 * was made of is kept, unless something is open over it.
 */
const buttonsOf = (page: Page, pressed?: string): Promise<string[]> =>
  page.evaluate(kind => {
    const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
    const isReady = (button: HTMLButtonElement) =>
      !button.disabled &&
      button.ariaDisabled !== 'true' &&
      button.checkVisibility({ visibilityProperty: true })
    const ready = [
      ...(open ?? document).querySelectorAll<HTMLButtonElement>('button:not([type="submit"])'),
    ].filter(isReady)
    // Buttons of rows are called by what they do, and by their row.
    const kinds = ready.map(
      button =>
        `${button.className} ${(button.ariaLabel ?? button.textContent ?? '').trim().slice(0, 12)}`,
    )
    if (kind === undefined) return kinds
    const kept = globalThis as Pressed
    kept.before = open ? undefined : location.href + document.body.outerHTML
    ready[kinds.indexOf(kind)]?.click()
    return kinds
  }, pressed)

/** Whether a page is what it was before the press, and nothing is open over it. */
const isAsBefore = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      !document.querySelector('dialog:modal, :popover-open') &&
      (globalThis as Pressed).before === location.href + document.body.outerHTML,
  )

/**
 * Presses each button of a page that none like it was pressed of before, and tells what came of it; then the page is as it
 * was, by Escape where that does it, else shown anew: led to from another page, which costs less than loading it, unless
 * something holds it back. What only sends a form is left.
 */
export async function pressButtons(
  page: Page,
  path: string,
  quiet: () => Promise<void>,
  pressed: Set<string>,
  told: (kind: string) => Promise<void>,
): Promise<void> {
  const isThere = () =>
    page.evaluate(
      address =>
        location.pathname + location.search === address &&
        !document.querySelector('dialog:modal, :popover-open'),
      path,
    )
  const show = async () => {
    const addresses = keepsWhenLeft.test(path) ? [] : ['/not-found', path]
    for (const address of addresses) {
      await goOn(page, address)
      await quiet()
    }
    if (addresses.length > 0 && (await isThere())) return
    await page.goto(path)
    await quiet()
  }
  await quiet()
  for (const kind of await buttonsOf(page)) {
    if (pressed.has(kind)) continue
    pressed.add(kind)
    if (!(await buttonsOf(page, kind)).includes(kind)) continue
    await quiet()
    await told(kind)
    await page.keyboard.press('Escape')
    await quiet()
    if (!(await isAsBefore(page))) await show()
  }
}
