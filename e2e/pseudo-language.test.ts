import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ownLanguageNames } from '../packages/domain/src/choices/own-language-names'
import { shopTexts } from '../packages/domain/src/messages/shop/shop'
import { productName } from '../packages/domain/src/site/product-name'
import { useBrowser } from './browser'
import { furtherLooks } from './further-looks'
import { long, longNames } from './long-texts'
import { longWorld, pagesOfActors } from './long-world'
import { wholePages } from './route-table'
import { seen, settled } from './seen-page'

useBrowser()

/** What people wrote, and what is called so in every language: names have no language of their own. */
const names = [
  ...Object.values(long),
  ...longNames.flat(),
  ...Object.values(ownLanguageNames),
  productName,
  shopTexts.defaultTitle,
].map(name => name.slice(0, 20))
/** A username, an address, a date as the browser words it, for which no language is pseudo. */
const said = /^[a-z]+\d{4}$|@example\.org$|\b[A-Z][a-z]{2} \d{1,2}, \d{4}/

const isName = (text: string) => said.test(text) || names.some(name => text.includes(name))

/**
 * The texts of a page that are in no language of their own and have no accents: sentences that were forgotten when the
 * others were brought into `messages`.
 */
const withoutAccents = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOurs = (element: Element | null) =>
      element?.closest('[lang]') === document.documentElement &&
      !element.closest('script, style, code, kbd, noscript, svg')
    const said: [Element | null, string | null][] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      said.push([node.parentElement, node.textContent])
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push([element, element.getAttribute(name)])
    return said
      .filter(([element]) => isOurs(element))
      .map(([, text]) => text?.trim() ?? '')
      .filter(text => /\p{L}{3}/u.test(text) && !/[áéíóúý]/i.test(text))
  })

test('no page says a sentence that is not among the messages', async () => {
  const pages = await pagesOfActors()
  const world = await longWorld(pages)
  for (const page of Object.values(pages))
    await page.context().addCookies([{ name: 'language', value: 'qps', url: inject('address') }])
  const forgotten = new Map<string, string>()
  for (const [actor, path] of [...wholePages(world), ...furtherLooks(world)]) {
    const name = `${actor} at ${path}`
    const page = pages[actor]
    await page.goto(path)
    await expect
      .poll(() => seen(page).catch(String), { message: name, timeout: 20_000 })
      .toMatchObject({ at: path, heading: expect.stringMatching(/./) })
    await settled(page, name)
    expect([name, await page.locator('html').getAttribute('lang')]).toEqual([name, 'qps'])
    for (const text of await withoutAccents(page))
      if (!isName(text) && !forgotten.has(text)) forgotten.set(text, name)
  }
  expect([...forgotten].map(([text, where]) => `${where}: ${text}`)).toEqual([])
}, 300_000)
