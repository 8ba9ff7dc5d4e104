import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { beginDuel, duelConversation } from './duel'

useBrowser()

interface Part {
  file: string
  css?: string[]
}

/** The files of the stage, as they were built. */
const { file, css = [] } = (
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../packages/web/dist/client/.vite/manifest.json'),
      'utf8',
    ),
  ) as Record<string, Part>
)['src/battle/stage/stage-part.ts'] ?? { file: '' }

test('no page brings the stage along: it is fetched while the settings are read', async () => {
  expect(file).not.toBe('')
  const { path } = await duelConversation()
  const page = await (await fetch(`${inject('address')}${path}`)).text()
  for (const each of [file, ...css]) expect(page).not.toContain(each)
  const shown = await visitor()
  const asked: string[] = []
  shown.on('request', request => asked.push(new URL(request.url()).pathname))
  await shown.goto(path)
  await shown.locator('dialog:modal').waitFor()
  await expect.poll(() => asked).toContain(`/${file}`)
})

test('a duel begins without the stage where it has not come, and with it where it has', async () => {
  const { path } = await duelConversation()
  for (const isThere of [false, true]) {
    const page = await visitor()
    await page.clock.install()
    // Never answered, as on a line that hangs.
    if (!isThere) await page.route(`**/${file}`, () => undefined)
    const came = isThere ? page.waitForResponse(`**/${file}`) : Promise.resolve(null)
    await page.goto(path)
    await page.locator('dialog:modal').waitFor()
    await (await came)?.finished()
    await page.clock.runFor(3_000)
    await beginDuel(page, 'Easy')
    await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor()
    await page.clock.runFor(4_000)
    await page.getByRole('region', { name: 'This turn' }).waitFor()
    const staged = page.locator('[data-staged]')
    const portraits = page.locator('section[aria-label$="(You)"] > img')
    expect([await staged.count(), await portraits.isVisible()]).toEqual(
      isThere ? [1, false] : [0, true],
    )
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
