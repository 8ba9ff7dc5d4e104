import { expect, test } from 'vitest'
import { useBrowser, visitor } from './browser'
import { newRuler } from './ruler'

useBrowser()

test('what is wide, cut, covered or out of sight is found, and in which widths', async () => {
  const page = await visitor()
  const isFound = async (body: string, ...faults: string[]) => {
    await page.route('**/plain', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><style>* { margin: 0 }</style><a href="/">Fine</a>${body}`,
      }),
    )
    await page.goto('/plain')
    const measured = await ruler(page)
    expect(await measured.faults).toEqual(faults)
    await page.unroute('**/plain')
  }
  const ruler = await newRuler()
  await isFound('')
  await isFound(
    '<p style="width: 30em">Wide</p>',
    '320–460 (8), text of 16 px: p "Wide" is out of sight',
    '320–460 (8), text of 16 px: scrolls sideways for p "Wide"',
    '320–880 (12), text of 32 px: p "Wide" is out of sight',
    '320–880 (12), text of 32 px: scrolls sideways for p "Wide"',
    '320, spaced text: p "Wide" is out of sight',
    '320, spaced text: scrolls sideways for p "Wide"',
  )
  await isFound(
    '<div style="overflow: hidden; width: 300px"><button style="width: 20em">Cut</button></div>',
    '320–1360 (15), text of 32 px: button "Cut" is cut',
  )
  await isFound(
    '<div style="position: relative"><button>Under</button><p style="position: absolute; inset: 0">Over</p></div>',
    ...[
      '320–1440 (24), text of 16 px',
      '320–1360 (10), text of 32 px',
      '320–1280 (4), spaced text',
    ].map(where => `${where}: button "Under" is covered by p "Over"`),
  )
  await isFound(
    '<div style="overflow: clip"><p style="position: relative; left: 1000px">Gone</p></div>',
    ...[
      '320–1440 (42), text of 16 px',
      '320–1360 (15), text of 32 px',
      '320–1440 (8), spaced text',
    ].map(where => `${where}: p "Gone" is out of sight`),
  )
})

test('where the system sets all colours, what is chosen can be read, and told from the rest', async () => {
  const page = await visitor({ forcedColors: 'active' })
  await page.goto('/search/conversations')
  const looks = (found: string) =>
    page
      .locator(found)
      .first()
      .evaluate(element => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
        // A plate of the page's colour lies under words whose colours the system adjusts.
        const plate = getComputedStyle(document.body).backgroundColor
        const ground = forcedColorAdjust === 'none' ? backgroundColor : plate
        return { isRead: color !== ground, backgroundColor }
      })
  for (const [chosen, other] of [
    ['main nav a[aria-current]', 'main nav a:not([aria-current])'],
    ['input:checked + span', 'input:not(:checked) + span'],
  ] as const) {
    const [one, rest] = [await looks(chosen), await looks(other)]
    expect([chosen, one.isRead, one.backgroundColor === rest.backgroundColor]).toEqual([
      chosen,
      true,
      false,
    ])
  }
})
