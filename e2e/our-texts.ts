import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ownLanguageNames } from '../packages/domain/src/choices/own-language-names'
import { shopTexts } from '../packages/domain/src/messages/shop/shop'
import { productName } from '../packages/domain/src/site/product-name'
import { formatNames } from '../packages/domain/src/songs/adding/format-names'
import { long, longNames } from './long-texts'

const lists = join(import.meta.dirname, '../content/pronunciation')
/** The lists that come with the product: their titles stand in what buttons are called, too. */
const listTitles = readdirSync(lists, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.json'))
  .map(path => (JSON.parse(readFileSync(join(lists, path), 'utf8')) as { title: string }).title)

/** What people wrote, and what is called so in every language: names have no language of their own. */
const names = [
  ...Object.values(long),
  ...longNames.flat(),
  ...listTitles,
  ...Object.values(ownLanguageNames),
  ...Object.values(formatNames),
  productName,
  shopTexts.defaultTitle,
  // React Aria says it by itself, in the language of the build; pseudo is none of its languages.
  'Click to start dragging.',
  'Press Enter to start dragging.',
  'Started dragging. Navigate to a drop target',
  'Click to drop.',
  'Press Enter to drop.',
  'Dragging. Click to cancel drag.',
  'Dragging. Press Enter to cancel drag.',
].map(name => name.slice(0, 20))
/** A username, an address, a date as the browser words it, for which no language is pseudo. */
const said =
  /^[a-z]+\d{4}$|\blocalhost:\d+\/|^https?:\/\/|@example\.org$|\b[A-Z][a-z]{2} \d{1,2}, \d{4}|^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$|^[A-Z][a-z]+ \d{4}$/

const isName = (text: string) => said.test(text) || names.some(name => text.includes(name))

/**
 * The texts of a page that are not marked as content in a language of its own, with those that are heard or pointed at,
 * and its title; what people are called and have written is left out.
 */
export async function ourTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOurs = (element: Element | null) =>
      element?.closest('[lang]') === document.documentElement &&
      !element.closest('script, style, code, kbd, noscript, svg')
    const found: [Element | null, string | null][] = [[document.documentElement, document.title]]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      found.push([node.parentElement, node.textContent])
    for (const name of ['aria-label', 'placeholder', 'title', 'label', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push([element, element.getAttribute(name)])
    return found
      .filter(([element]) => isOurs(element))
      .map(([, text]) => text?.trim() ?? '')
      .filter(text => text !== '')
  })
  return [...new Set(texts)].filter(text => !isName(text))
}
