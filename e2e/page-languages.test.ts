import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { cutParts } from './cut-parts'
import { englishWords, wordsIn } from './english-words'
import { furtherLooks } from './further-looks'
import { longWorld, pagesOfActors } from './long-world'
import { ourTexts } from './our-texts'
import { resize } from './resize'
import { actors } from './route-row'
import { wholePages } from './route-table'
import { newRuler } from './ruler'
import { goOn, seen, settled } from './seen-page'

useBrowser()

/** Where pictures of all pages go, if anybody wants to look at them. */
const pictures = process.env.PICTURES

/** What a page in a language is looked at in, and how. */
interface Look {
  language: string
  direction: 'ltr' | 'rtl'
  /** Wide, and narrow. */
  themes: readonly ['light' | 'dark', 'light' | 'dark']
}
const looks: readonly Look[] = [
  { language: 'de', direction: 'ltr', themes: ['light', 'dark'] },
  { language: 'ar', direction: 'rtl', themes: ['dark', 'light'] },
]
const sizes = [
  { width: 1280, height: 860 },
  { width: 360, height: 800 },
] as const

/** Shows a page in a language, and waits until it is whole. */
async function open(page: Page, path: string, name: string, how: 'loaded' | 'led'): Promise<void> {
  if (how === 'loaded') await page.goto(path)
  else await goOn(page, path)
  await expect
    .poll(() => seen(page).catch(String), { message: name, timeout: 20_000 })
    .toMatchObject({ at: path, heading: expect.stringMatching(/./) })
  await settled(page, name)
}

/** Takes the pictures of a page as it now stands, in both themes. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const file = `${name} ${colorScheme}.png`.replaceAll(/[^\w.-]+/g, '_')
    await page.screenshot({ path: join(pictures, file), fullPage: true })
  }
}

/** What is wrong with a page in a language. */
async function faultsOf(
  page: Page,
  path: string,
  { language, direction, themes }: Look,
  isEnglish: (word: string) => boolean,
): Promise<string[]> {
  const found: string[] = []
  const root = await page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return { lang, dir }
  })
  expect([path, root]).toEqual([path, { lang: language, dir: direction }])
  for (const text of await ourTexts(page)) {
    const words = wordsIn(text).filter(isEnglish)
    if (words.length > 0) found.push(`says ${words.join(', ')} in "${text}"`)
  }
  for (const [place, size] of sizes.entries()) {
    await resize(page, size)
    await page.emulateMedia({ colorScheme: themes[place] ?? 'light' })
    await settled(page, path)
    const where = `${size.width} px`
    for (const fault of await cutParts(page)) found.push(`${where}: ${fault}`)
    await picture(page, `${language} ${path.slice(0, 60)} ${size.width}`)
  }
  // Of the narrow page all but the colours, which are those of all languages: the route table looks at them.
  // A page that was led on may still be on its way.
  let left: string[] = []
  if (direction === 'rtl')
    await expect
      .poll(
        async () => {
          left = await accessibilityFaults(page, 'all but colours')
          return left
        },
        { timeout: 10_000 },
      )
      .toEqual([])
      .catch(() => undefined)
  found.push(...left)
  await resize(page, sizes[0])
  return found
}

test('every page in German and Arabic is whole, in its language alone, in every width and size of text, light and dark', async () => {
  const pages = await pagesOfActors()
  const world = await longWorld(pages)
  const ruler = await newRuler()
  const measured: Promise<string[]>[] = []
  const addresses = [...wholePages(world), ...furtherLooks(world)]
  const faults: string[] = []
  const look = async (actor: (typeof actors)[number], one: Look) => {
    const page = pages[actor]
    const english = englishWords(one.language)
    await page
      .context()
      .addCookies([{ name: 'language', value: one.language, url: inject('address') }])
    const own = addresses.filter(([whose]) => whose === actor)
    for (const [place, [, path]] of own.entries()) {
      const name = `${actor} at ${path} in ${one.language}`
      // Pages are loaded with accents (the pseudo-language); here they are led to, as a link does, which costs a third.
      const isLoaded = place === 0
      await open(page, path, name, isLoaded ? 'loaded' : 'led')
      // German has the longest words. While a page is laid out in all widths, the next one is loaded.
      if (one.language === 'de') {
        const { faults: misplaced } = await ruler(page)
        measured.push(misplaced.then(told => told.map(fault => `${name}: ${fault}`)))
      }
      const found = await faultsOf(page, path, one, word => english.has(word))
      faults.push(...found.map(fault => `${name}: ${fault}`))
    }
  }
  await Promise.all(
    actors.map(async actor => {
      for (const one of looks) await look(actor, one)
    }),
  )
  expect([...new Set([...faults, ...(await Promise.all(measured)).flat()])]).toEqual([])
}, 600_000)
