import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, withoutVideo } from './editor'
import { signedIn } from './people'
import { type Actor, actors, type Ending, type Row, routeTable, type World } from './route-table'
import { callAs, joinClass, newClass, signedInAs } from './school'

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

/** Waits until a page is free of accessibility faults. */
const faultless = (page: Page, message: string) =>
  expect.poll(() => accessibilityFaults(page), { message, timeout: 20_000 }).toEqual([])

/** The page in both themes and widths: no fault, nothing to scroll sideways, one heading, a title of its own. */
async function look(
  page: Page,
  name: string,
  path: string,
  titles: Map<string, string>,
): Promise<void> {
  await settled(page, name)
  const title = await page.title()
  expect([name, title, titles.get(title)]).toEqual([name, expect.stringMatching(/\w/), undefined])
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 860 })
}

/** Visits a row of the table as an actor: a visitor comes from outside, a user when he is led on, others by a link. */
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
  const me = await callAs<{ username: string }>(user, 'GET', '/api/users/me')
  const found = await callAs<{ conversations: World['conversation'][] }>(
    user,
    'GET',
    '/api/conversations?language=es&limit=1&title=la%20silla%20verde',
  )
  const { pronunciationLists } = await callAs<{ pronunciationLists: World['list'][] }>(
    user,
    'GET',
    '/api/pronunciation-lists?limit=1&language=fr',
  )
  const [conversation] = found.conversations
  const [list] = pronunciationLists
  if (!conversation || !list) throw new Error('the samples are not there')
  const title = 'Mi borrador'
  const made = await callAs<World['draft']>(user, 'POST', '/api/conversations', {
    title,
    language: 'es',
    character1: { name: 'Ana' },
    character2: { name: 'Luis' },
  })
  const playlist = await callAs(user, 'POST', '/api/playlists', { name: 'For the road' })
  const body = { conversation_id: conversation.id }
  await callAs(user, 'POST', `/api/playlists/${playlist.id}/conversations`, body)
  const school = await newClass(teacher, 'Español 3')
  await joinClass(student, school)
  const song = await newSong(editor, [{ text: 'la mer', startTime: 1, stopTime: 3 }])
  return {
    conversation,
    draft: { ...made, title },
    playlist,
    list,
    username: me.username,
    school,
    elsewhere: await newClass(other, 'Elsewhere'),
    song: song.id,
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
  const table = routeTable(await prepare(pages))
  const titles = new Map<string, string>()
  await Promise.all(
    actors.map(async actor => {
      for (const row of table) await visit(pages[actor], actor, row, titles)
    }),
  )
  expect(titles.size).toBe(table.filter(({ whole }) => whole).length)
}, 240_000)
