import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { still, visitor } from './browser'
import { type FoundAt, measureWidths } from './measure-widths'

/** Pixels, from a small phone to a desk. */
const widths = { from: 320, to: 1440 } as const

/**
 * How a text is laid out: in sizes that a browser can be set to, and with the room of WCAG's success criterion 1.4.12.
 * Pages change by the size of their text: at twice the size a step of twice the pixels is as wide.
 */
interface TextLook {
  name: string
  size: number
  step: number
  /** From here on every fourth step: a wider page takes no other form, or has taken it at half the size of text. */
  wideFrom: number
  style: string
}
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
const looks: readonly TextLook[] = [
  { name: 'text of 16 px', size: 16, step: 20, wideFrom: 1040, style: '' },
  { name: 'text of 32 px', size: 32, step: 40, wideFrom: 720, style: '' },
  { name: 'spaced text', size: 16, step: 160, wideFrom: widths.to, style: spaced },
]

/** The page as it stands, as a text without scripts; dialogs that are open over it are marked. */
const frozen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    const dialogs = [...document.querySelectorAll('dialog')]
    for (const [index, dialog] of copy.querySelectorAll('dialog').entries())
      if (dialogs[index]?.matches(':modal')) dialog.dataset.wasModal = ''
    for (const found of copy.querySelectorAll('script, noscript')) found.remove()
    for (const frame of copy.querySelectorAll('iframe')) frame.removeAttribute('src')
    // Rows that a script has put in their places with sizes of their own stand there by themselves.
    for (const row of copy.querySelectorAll<HTMLElement>('[role="row"], [role="presentation"]')) {
      if (row.style.position === 'absolute') row.style.position = 'relative'
      for (const property of ['top', 'left', 'width', 'height']) row.style.removeProperty(property)
    }
    return `<!doctype html>${copy.outerHTML}`
  })

/** A page of our own origin with an empty frame, in which pages are laid out; its text has a size of its own. */
async function newSheet(size: number): Promise<Page> {
  // Nobody looks at it: what is lower than this is laid out, and not painted.
  const page = await visitor({ viewport: { width: 1440, height: 100 }, ...still })
  await page.route('**/ruler', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>ruler</title><iframe></iframe>',
    }),
  )
  await page.goto(`${inject('address')}/ruler`)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  return page
}

/** Widths that follow one another are told together. */
function told(found: readonly FoundAt[], name: string): string[] {
  const what = [...new Set(found.map(({ fault }) => fault))]
  return what.map(fault => {
    const at = found.filter(one => one.fault === fault).map(({ width }) => width)
    const range = at.length > 1 ? `${at[0]}–${at.at(-1)} (${at.length})` : String(at[0])
    return `${range}, ${name}: ${fault}`
  })
}

/** What is wrong with a page that was copied: it may go on to another address meanwhile. */
interface Measured {
  faults: Promise<string[]>
}

/**
 * Lays pages out in all widths and sizes of text, without loading them anew: what a page is made of is copied into a frame
 * that is made wider step by step. Pages that decide by a script what they show would have to be looked at themselves.
 */
export async function newRuler(): Promise<(page: Page) => Promise<Measured>> {
  const sizes = [...new Set(looks.map(({ size }) => size))]
  const sheets = await Promise.all(
    sizes.map(async size => ({
      sheet: await newSheet(size),
      looks: looks.filter(look => look.size === size),
    })),
  )
  const measure = async (html: string) => {
    const found = new Map<string, string[]>()
    await Promise.all(
      sheets.map(async ({ sheet, looks: ofSize }) => {
        // Loading a page costs as much as laying it out in thirty widths: what follows finds it there.
        for (const [place, { name, ...look }] of ofSize.entries()) {
          const page = place === 0 ? { html } : {}
          const faults = await sheet.evaluate(measureWidths, { ...page, ...look, ...widths })
          found.set(name, told(faults, name))
        }
      }),
    )
    return looks.flatMap(({ name }) => found.get(name) ?? [])
  }
  let before: Promise<unknown> = Promise.resolve()
  return async page => {
    const html = await frozen(page)
    // There is one frame: one page after the other.
    const faults = before.then(() => measure(html))
    before = faults.catch(() => undefined)
    return { faults }
  }
}
