import { expect, test } from 'vitest'
import { useBrowser } from './browser'
import { furtherLooks } from './further-looks'
import { longWorld, pagesOfActors } from './long-world'
import { wholePages } from './route-table'
import { newRuler } from './ruler'
import { seen, settled } from './seen-page'

useBrowser()

test('no page scrolls sideways nor hides anything from anybody, in every width and size of text', async () => {
  const pages = await pagesOfActors()
  const world = await longWorld(pages)
  const ruler = await newRuler()
  const measured: Promise<string[]>[] = []
  for (const [actor, path] of [...wholePages(world), ...furtherLooks(world)]) {
    const name = `${actor} at ${path}`
    const page = pages[actor]
    // Each page is loaded anew, so that nothing of the one before is told on it.
    await page.goto(path)
    await expect
      .poll(() => seen(page).catch(String), { message: name, timeout: 20_000 })
      .toMatchObject({ at: path, heading: expect.stringMatching(/./) })
    await settled(page, name)
    // While it is laid out, the next one is loaded.
    const { faults } = await ruler(page)
    measured.push(faults.then(found => found.map(fault => `${name}: ${fault}`)))
  }
  expect((await Promise.all(measured)).flat()).toEqual([])
}, 300_000)
