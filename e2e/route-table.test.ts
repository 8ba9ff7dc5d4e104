import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, withoutVideo } from './editor'
import { furtherLooks } from './further-looks'
import { long } from './long-texts'
import { ownThings, schoolOf } from './long-world'
import { signedIn } from './people'
import {
  type Actor,
  actors,
  type Ending,
  type Row,
  routeTable,
  visitorsOf,
  type World,
} from './route-table'
import { newRuler } from './ruler'
import { newClass, signedInAs } from './school'

useBrowser()

/** What a page says of itself once it has been taken over: until then it is not known who is here. */
const seen = (page: Page): Promise<Ending> =>
  page.evaluate(() => {
    const text = (found: string) =>
      document.querySelector(found)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    const main = document.querySelector('main') ?? document.body
    const isAwake = Object.keys(main).some(key => key.startsWith('__react'))
    const dialog = text('dialog:modal h2')
    return {
      at: isAwake ? location.pathname + location.search : 'not yet',
      heading: text('main h1'),
      ...(dialog ? { dialog } : {}),
    }
  })

/** Goes on as a link does, without loading a page anew. */
const goOn = (page: Page, path: string) =>
  page.evaluate(address => history.pushState({}, '', address), path)

/** The footer is hidden on /sandbox and on any path containing "game" (S3 section 2.1). */
const hasFooter = (path: string) => path !== '/sandbox' && !path.includes('game')

/** What the specification calls word for word, and the landing page, which begins with the name. */
const hasTitleOfItsOwn = (path: string) =>
  path === '/' || /^\/(playlists\/(?!create)|conversations\/.*\/game)/.test(path)

/** Waits until nothing of a page is still on its way; what is, is pale and has no words. */
const settled = (page: Page, name: string) =>
  expect
    .poll(() => page.locator('[aria-busy="true"], [role="status"]:text-is("Loading…")').count(), {
      message: `${name} is whole`,
      timeout: 20_000,
    })
    .toBe(0)

/** What pages are measured with, what of them is out of sight, and the titles that were seen with where. */
interface Tools {
  ruler: (page: Page) => Promise<string[]>
  outOfSight: string[]
  titles: Map<string, string>
}

/** Lays a page out in all widths. */
async function measure(page: Page, name: string, { ruler, outOfSight }: Tools): Promise<void> {
  for (const fault of await ruler(page)) outOfSight.push(`${name}: ${fault}`)
}

/** Where the server leads somebody who is not logged in, and the heading that it answers. */
async function answered(path: string): Promise<Ending> {
  const answer = await fetch(inject('address') + path)
  const at = new URL(answer.url)
  // What was not found is told in the address until the page has been taken over.
  at.searchParams.delete('from')
  const [, heading = ''] = /<main[^]*?<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text()) ?? []
  return { at: at.pathname + at.search, heading: heading.replaceAll('&#x27;', "'").trim() }
}

/** Waits until a page is free of accessibility faults. */
const faultless = (page: Page, message: string) =>
  expect.poll(() => accessibilityFaults(page), { message, timeout: 20_000 }).toEqual([])

/** The page in all widths and both themes: no fault, nothing out of sight, one heading, a title of its own. */
async function look(page: Page, name: string, path: string, tools: Tools): Promise<void> {
  const { titles } = tools
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
  await faultless(page, `${name}, light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await settled(page, name)
  // A busy machine may still be showing the colours between the two themes.
  await faultless(page, `${name}, dark`)
  await measure(page, name, tools)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 860 })
}

/**
 * Visits a row of the table as an actor. Who is led on by the page itself comes from outside, and whoever looks at a page
 * as a visitor; others come by a link. What every visitor sees is asked of the server besides.
 */
async function visit(page: Page, actor: Actor, row: Row, tools: Tools): Promise<void> {
  const ending = row[actor] ?? row.others
  if (!ending) return
  const name = `${actor} at ${row.path}`
  const leadsOn = ending.at !== row.path
  const loads =
    actor === 'visitor' ? row.visitor || row.whole === actor : actor === 'user' && leadsOn
  if (actor === 'visitor' && !loads) {
    const { dialog: _, ...answer } = ending
    expect(await answered(row.path), name).toEqual(answer)
  }
  if (loads) await page.goto(row.path, { waitUntil: 'commit' })
  else await goOn(page, row.path)
  const arrived = () =>
    expect.poll(() => seen(page).catch(String), { message: name, timeout: 20_000 }).toEqual(ending)
  await arrived()
  if (row.whole !== actor) return
  await look(page, name, row.path, tools)
  // Nothing has led on meanwhile.
  await arrived()
}

/** A page as somebody else sees it, in all widths. */
async function lookFurther(page: Page, name: string, path: string, tools: Tools): Promise<void> {
  await page.goto(path)
  await expect
    .poll(() => seen(page).catch(String), { message: name, timeout: 20_000 })
    .toMatchObject({ at: path, heading: expect.stringMatching(/./) })
  await settled(page, name)
  await measure(page, name, tools)
}

async function prepare(pages: Record<Actor, Page>): Promise<World> {
  const { user, student, teacher, editor } = pages
  const other = await visitor()
  await Promise.all([
    signedIn(user),
    signedInAs(student, 'student'),
    signedInAs(teacher, 'teacher'),
    signedInEditor(editor),
    signedInAs(other, 'teacher'),
    withoutVideo(editor),
  ])
  await Promise.all(actors.map(actor => pages[actor].goto('/home')))
  const own = await ownThings(user)
  const fields = { title: `${long.word} ${long.german}`, artist: long.word }
  const lines = Object.values(long).map(text => ({ text, startTime: 1, stopTime: 3 }))
  return {
    ...own,
    school: await schoolOf(teacher, student, own),
    elsewhere: await newClass(other, 'Elsewhere'),
    song: { ...fields, id: (await newSong(editor, lines, fields)).id },
  }
}

test('every address leads everybody where the specification says, to a page without a fault', async () => {
  const newPage = () => visitor({ reducedMotion: 'reduce', colorScheme: 'light' })
  const pages = {
    visitor: await newPage(),
    user: await newPage(),
    student: await newPage(),
    teacher: await newPage(),
    editor: await newPage(),
  }
  const world = await prepare(pages)
  const table = routeTable(world)
  const tools: Tools = { ruler: await newRuler(), outOfSight: [], titles: new Map() }
  await Promise.all(
    actors.map(async actor => {
      for (const [who, path] of furtherLooks(world))
        if (who === actor) await lookFurther(pages[actor], `${actor} at ${path}`, path, tools)
      for (const row of table)
        if (visitorsOf(row).includes(actor)) await visit(pages[actor], actor, row, tools)
    }),
  )
  expect(tools.outOfSight).toEqual([])
  expect(tools.titles.size).toBe(table.filter(({ whole }) => whole).length)
}, 420_000)
