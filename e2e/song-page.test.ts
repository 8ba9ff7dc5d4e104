import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isFaultlessInBothThemes, useBrowser, visitor } from './browser'
import { newSong, signedInEditor } from './editor'
import { comeIn, patient, phone } from './live'
import { pretendYoutube, silentVideo } from './pretend-youtube'
import { signedInAs } from './school'

useBrowser()

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const current = (page: Page) => page.locator('[data-place][aria-current]')
const placeNow = async (page: Page) =>
  (await current(page).count()) === 0 ? '' : current(page).getAttribute('data-place')

/** The address of a sample in a language. */
async function sampleSong(page: Page, language: string): Promise<string> {
  await page.goto('/home')
  return page.evaluate(async asked => {
    const answer = await fetch(`/api/songs/published?language=${asked}&limit=1`)
    const { songs } = (await answer.json()) as { songs: { id: string }[] }
    return `/songs/${songs[0]?.id}`
  }, language)
}

test('a visitor sings along by touch: a line is looped, layers are hidden, a word is opened, by keys too', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const address = await sampleSong(page, 'chinese')
  await page.goto(address)
  await page.waitForURL(url => url.pathname.startsWith(`${address}/`))
  expect(await page.locator('meta[name=robots]').count()).toBe(0)

  const player = page.getByRole('region', { name: 'Player' })
  await button(page, 'Play from line 2').tap()
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('1')
  await button(page, 'Loop this line').tap()
  // Nothing of the player or under it hides the line, and most of the phone is the lyrics'.
  const boxOf = async (part: typeof player) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect((await boxOf(player)).height).toBeLessThanOrEqual(740 * 0.4)
  await expect
    .poll(async () => {
      const [above, line] = [await boxOf(player), await boxOf(current(page))]
      return line.y >= above.y + above.height && line.y < 740 * 0.7
    })
    .toBe(true)
  const times = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  let [turns, before] = [0, 0]
  await expect
    .poll(
      async () => {
        const now = await times()
        if (now < before) turns += 1
        before = now
        return turns
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBeGreaterThan(1)
  expect(await placeNow(page)).toBe('1')

  await page.keyboard.press('l')
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('2')
  await button(page, 'Play from line 3').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^\d+ times? in this song$/).waitFor()
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)

  await page.locator('[data-place="2"] button[data-from]').first().tap()
  await dialog.getByText(/^\d+ times? in this song$/).waitFor()
  await button(page, 'Close').tap()

  const rubies = page.locator('ruby')
  expect(await rubies.count()).toBeGreaterThan(10)
  await button(page, 'Show and speed').tap()
  await page.getByRole('switch', { name: 'Pinyin' }).tap()
  await expect.poll(() => rubies.count()).toBe(0)
  await page.getByRole('radio', { name: '0.5×' }).tap()
  expect(await page.evaluate(() => document.querySelector('video')?.playbackRate)).toBe(0.5)
  await page.keyboard.press('Escape')
  await button(page, 'Save').tap()
  await page.getByText('To use this feature, you need to log in').waitFor()
})

test('where YouTube is silent the lines are spoken in its time, and nothing asked it before Play', async () => {
  const editor = await visitor()
  await pretendYoutube(editor)
  await signedInEditor(editor)
  const lines = [
    { text: 'La mer est calme', startTime: 5, stopTime: 6.5 },
    { text: 'Les bateaux dorment', startTime: 60, stopTime: 61.5 },
    { text: 'Oh oh' },
  ]
  const { id } = await newSong(editor, lines, { youtubeId: silentVideo, curated: true })

  const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await pretendYoutube(page)
  const asked: string[] = []
  page.on('request', request => {
    if (/youtube|ytimg/.test(request.url())) asked.push(request.url())
  })
  await page.goto(`/songs/${id}`)
  await page.getByText('This video comes from YouTube.', { exact: false }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  // A line waits for Play, too.
  await button(page, 'Play from line 1').tap()
  expect(asked).toEqual([])
  await page.getByLabel('Do not ask again on this device').tap()
  await page.getByRole('button', { name: 'Play', exact: true }).first().tap()
  await expect.poll(() => asked.length).toBe(1)
  const alert = page.getByRole('alert')
  await alert.getByText('YouTube does not answer here.', { exact: false }).waitFor()
  await alert.getByRole('button', { name: 'Hear the lines spoken' }).tap()
  await page.getByText('Spoken by a computer voice').waitFor()
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('0')
  // A break of a minute is a second long, and a line without a time has its turn.
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('1')
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('2')
  await page.reload()
  await button(page, 'Play from line 1').waitFor()
  expect(await page.getByText('This video comes from YouTube.', { exact: false }).count()).toBe(0)
  expect(asked).toHaveLength(1)
})

test('a song that does not come says so, and Retry brings it: from the search, and its games', async () => {
  const page = await visitor()
  await page.goto('/search/songs?title=taza', { waitUntil: 'networkidle' })
  await page.route('**/api/songs/*/sheet', route => route.abort())
  const card = page.getByRole('link', { name: 'La luna en mi taza' })
  await card.hover()
  await card.click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await page.getByRole('alert').getByText('This needs a connection.').waitFor()
  await retry.click()
  // Once more nobody answers, and it is still said.
  await page.getByRole('alert').getByText('This needs a connection.').waitFor()
  await page.unroute('**/api/songs/*/sheet')
  await retry.click()
  await page.waitForURL('**/songs/*/la-luna-en-mi-taza')
  await button(page, 'Play from line 1').waitFor()
  await page.getByRole('heading', { level: 1, name: 'La luna en mi taza' }).waitFor()

  // Its games, where a lost file of the page is another fault.
  await page.route('**/assets/**', route => route.abort())
  await page.getByRole('link', { name: 'Play the games' }).click()
  await retry.waitFor()
  await page.unroute('**/assets/**')
  await retry.click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
})

test('on the whole screen the lyrics are read from the back of a room, and its button leads back', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 720 } })
  await page.goto(await sampleSong(page, 'chinese'))
  const line = page.locator('[data-place="0"] p[lang]').first()
  const size = () => line.evaluate(it => Number.parseFloat(getComputedStyle(it).fontSize))
  const isFull = () => page.evaluate(() => document.fullscreenElement?.tagName ?? '')
  const before = await size()
  await button(page, 'Play from line 3').click()
  await expect.poll(() => placeNow(page), { timeout: 20_000 }).toBe('2')
  await button(page, 'Loop this line').click()
  await button(page, 'Full screen').click()
  await expect.poll(isFull).toBe('ARTICLE')
  expect(await size()).toBeGreaterThanOrEqual(38)
  expect(await size()).toBeGreaterThan(1.5 * before)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
  // The line that is sung is followed there, too, and nothing hangs over the side.
  await expect
    .poll(async () => ((await current(page).boundingBox())?.y ?? 999) / 720)
    .toBeLessThan(0.4)
  expect(
    await page.evaluate(() => {
      const full = document.fullscreenElement
      return full ? full.scrollWidth - full.clientWidth : 999
    }),
  ).toBe(0)
  await isFaultlessInBothThemes(page, 'full screen')
  // A word opens over it, where it can be seen.
  await page.locator('[data-place="2"] button[data-from]').first().click()
  await page
    .getByRole('dialog')
    .getByText(/^\d+ times? in this song$/)
    .waitFor()
  await button(page, 'Close').click()
  await button(page, 'Leave full screen').click()
  await expect.poll(isFull).toBe('')
  expect(await size()).toBe(before)
  // By the browser's own way the button follows.
  await button(page, 'Full screen').click()
  await button(page, 'Leave full screen').waitFor()
  await page.evaluate(() => document.exitFullscreen())
  await button(page, 'Full screen').waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a class plays the lines of a song: opened on its page, heard in its own recording, to a line that is answered', {
  timeout: 120_000,
}, async () => {
  const [teacher, pupil] = [await visitor(), await visitor(phone)]
  await signedInAs(teacher, 'teacher')
  await teacher.goto(await sampleSong(teacher, 'spanish'))
  await teacher.getByRole('button', { name: 'Live Duel' }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel('Mode').selectOption('listening')
  await dialog.getByLabel('Who plays').selectOption('each')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await teacher.waitForURL('**/screen')
  const code = (
    await teacher
      .getByText(/^\d{3} \d{3}$/)
      .first()
      .innerText()
  ).replace(' ', '')
  await comeIn(pupil, code)
  const recording = teacher.waitForRequest('**/audio/songs/**', patient)
  await teacher.getByRole('button', { name: 'Start', exact: true }).click()
  expect((await recording).url()).toContain('/audio/')
  await pupil.getByRole('list', { name: 'Your answers' }).getByRole('button').first().click(patient)
  await pupil.getByText(/^(Right!|Not right\.)$/).waitFor(patient)
})
