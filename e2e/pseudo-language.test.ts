import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useBrowser } from './browser'
import { furtherLooks } from './further-looks'
import { longWorld, pagesOfActors } from './long-world'
import { ourTexts } from './our-texts'
import { pressButtons, quietness } from './press-buttons'
import { wholePages } from './route-table'
import { seen, settled } from './seen-page'

useBrowser()

/** What stands between two sentences or beside one that was put there by no language: a colon, a comma, a stop. */
function isJoined(text: string): boolean {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧|^[^⟦⟧]*⟧|⟦[^⟦⟧]*$/g, '§')
  }
  return /^[\s§]*[:,;.?!]\s*$|§\s*[:,;.?!]|[:,;]\s*§/.test(rest)
}

/** Whether a text has words, and none of them the accents that every vowel of a message bears. */
const isForgotten = (text: string) =>
  /\p{L}{3}/u.test(text) && /[aeiouy]/i.test(text) && !/[áéíóúý]/i.test(text)

/** The texts of a page that were forgotten when sentences were brought into `messages`, or that code has joined. */
const forgottenTexts = async (page: Page): Promise<string[]> =>
  (await ourTexts(page)).filter(text => isForgotten(text) || isJoined(text))

test('no page says a sentence that is not among the messages, nor does what its buttons open', async () => {
  const pages = await pagesOfActors()
  const world = await longWorld(pages)
  for (const page of Object.values(pages))
    await page.context().addCookies([{ name: 'language', value: 'qps', url: inject('address') }])
  const forgotten = new Map<string, string>()
  const pressed = new Set<string>()
  const quiet = {
    visitor: quietness(pages.visitor),
    user: quietness(pages.user),
    student: quietness(pages.student),
    teacher: quietness(pages.teacher),
    editor: quietness(pages.editor),
  }
  const judge = async (page: Page, where: string) => {
    for (const text of await forgottenTexts(page))
      if (!forgotten.has(text)) forgotten.set(text, where)
  }
  for (const [actor, path] of [...wholePages(world), ...furtherLooks(world)]) {
    const name = `${actor} at ${path}`
    const page = pages[actor]
    await page.goto(path)
    await expect
      .poll(() => seen(page).catch(String), { message: name, timeout: 20_000 })
      // Where a press has chosen a language, the address of a search tells it.
      .toMatchObject({ at: expect.stringContaining(path), heading: expect.stringMatching(/./) })
    await settled(page, name)
    expect([name, await page.locator('html').getAttribute('lang')]).toEqual([name, 'qps'])
    await judge(page, name)
    await pressButtons(page, path, quiet[actor], pressed, kind => judge(page, `${name}, ${kind}`))
  }
  expect([...forgotten].map(([text, where]) => `${where}: ${text}`)).toEqual([])
}, 600_000)
