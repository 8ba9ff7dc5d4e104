import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { longWorld, pagesOfActors } from './long-world'
import { resize } from './resize'
import { type Actor, actors, type Row } from './route-row'
import { routeTable } from './route-table'
import { goOn, seen, settled } from './seen-page'

useBrowser()

/** The footer is hidden on /sandbox and on any path containing "game" (site.md#footer). */
const hasFooter = (path: string) => path !== '/sandbox' && !path.includes('game')

/** What is promised to the letter, and the landing page, which begins with the name. */
const hasTitleOfItsOwn = (path: string) =>
  path === '/' || /^\/(playlists\/(?!create)|conversations\/.*\/game)/.test(path)

/** Waits until a page is free of accessibility faults, or of those of colours. */
const faultless = (page: Page, message: string, rules: 'all' | 'colours') =>
  expect.poll(() => accessibilityFaults(page, rules), { message, timeout: 20_000 }).toEqual([])

/** The page in both themes and widths: no fault, nothing to scroll sideways, one heading, a title of its own. */
async function look(
  page: Page,
  name: string,
  path: string,
  titles: Map<string, string>,
): Promise<void> {
  await settled(page, name)
  const title = await page.title()
  expect([name, title, titles.get(title)]).toEqual([name, expect.stringMatching(/\S/), undefined])
  titles.set(title, name)
  expect([name, title.endsWith(' · Duologue')]).toEqual([name, !hasTitleOfItsOwn(path)])
  const count = (found: string) => page.locator(found).count()
  expect([name, await count('h1'), await count('main')]).toEqual([name, 1, 1])
  const layout = [await count('body > header'), await count('body > footer')]
  expect([name, ...layout]).toEqual([name, 1, hasFooter(path) ? 1 : 0])
  // What another tab may be leading is pale until it is known that none is.
  await faultless(page, `${name}, light`, 'all')
  await page.emulateMedia({ colorScheme: 'dark' })
  await resize(page, { width: 360, height: 800 })
  await settled(page, name)
  // A busy machine may still be showing the colours between the two themes. All else of a narrow page is looked at in Arabic.
  await faultless(page, `${name}, dark`, 'colours')
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360)
  await page.emulateMedia({ colorScheme: 'light' })
  await resize(page, { width: 1280, height: 860 })
}

/** Visits a row of the table as an actor: a visitor comes from outside, a user when they are led on, others by a link. */
async function visit(
  page: Page,
  actor: Actor,
  row: Row,
  titles: Map<string, string>,
): Promise<void> {
  const ending = row[actor] ?? row.others
  if (!ending) return
  const name = `${actor} at ${row.path}`
  const leadsOn = ending.at !== row.path
  const loads = actor === 'visitor' || (actor === 'user' && leadsOn)
  if (loads) await page.goto(row.path, { waitUntil: 'commit' })
  else await goOn(page, row.path)
  const arrived = () =>
    expect.poll(() => seen(page).catch(String), { message: name, timeout: 20_000 }).toEqual(ending)
  await arrived()
  if (row.whole !== actor) return
  await look(page, name, row.path, titles)
  // Nothing has led on meanwhile.
  await arrived()
}

test('every address leads everybody where the rules say, to a page without a fault', async () => {
  const pages = await pagesOfActors()
  const table = routeTable(await longWorld(pages))
  const titles = new Map<string, string>()
  await Promise.all(
    actors.map(async actor => {
      for (const row of table) await visit(pages[actor], actor, row, titles)
    }),
  )
  expect(titles.size).toBe(table.filter(({ whole }) => whole).length)
}, 400_000)
