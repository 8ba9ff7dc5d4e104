import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, newcomer, useBrowser } from './browser'
import { newSong, openAddLyrics, signedInEditor, storedSong } from './editor'
import { said } from './people'
import { callAs } from './school'

const patience = { timeout: 20_000 }

const area = (page: Page) => page.getByRole('textbox', { name: 'Lyrics', exact: true })
const lyric = (page: Page, number: number) =>
  page.getByRole('article', { name: `Lyric ${number}`, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const pasted = [
  '[ti:小雨]',
  '[00:01.00]作词：某人',
  '',
  '[00:10.00]我们去北京，好吗',
  'an advert without a stamp',
  '[00:20.00]我爱你',
  '[00:24.00]',
  '[00:30.00]（我带着青春）',
  '[00:40.00](I miss you)',
  '[00:50.00]我爱你',
].join('\n')

describe('adding lyrics', () => {
  useBrowser()

  test('with time stamps: every line that is to blame is repaired, every card can be edited, all are saved', async () => {
    const page = await newcomer({ colorScheme: 'dark' })
    await signedInEditor(page)
    const told = { language: 'chinese', title: '小雨', artist: '某人' }
    const { id } = await newSong(page, [{ text: '你好', startTime: 2, stopTime: 4 }], told)
    await openAddLyrics(page, id)
    await page.getByRole('heading', { name: /^Add Lyrics: .*小雨.* \(id: / }).waitFor()
    await said(page, 'SAVE STATUS: No changes.')

    await press(page, 'Continue')
    await said(page, 'No lyrics found.')
    await press(page, 'Save Lyrics')
    await said(page, 'No changes to save')

    await page.getByLabel('Format').selectOption('mulanci')
    await area(page).fill(pasted)
    await said(page, "Changes detected... PRESS TO SAVE! (won't autosave)")
    await press(page, 'Save Lyrics')
    await said(page, 'Press Continue first, to look the new lyrics over before they are saved.')
    await press(page, 'Continue')
    await said(
      page,
      "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
    )
    await page.getByRole('heading', { name: '2 lines need fixing' }).waitFor()
    await said(page, 'This line is empty.')
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Line 5')
    expect(
      await area(page).evaluate((it: HTMLTextAreaElement) => it.selectionStart),
    ).toBeGreaterThan(30)
    await press(page, 'Remove 1 empty line and try again')
    await page.getByRole('heading', { name: '1 line needs fixing' }).waitFor()
    await press(page, 'Remove this line')

    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    expect(await page.getByRole('article').count()).toBe(7)
    // The credit is marked, and can be kept; the song's own lyric stands in its place by time.
    await lyric(page, 1).getByText('Left out: this line will not be saved.').waitFor()
    expect(await lyric(page, 2).getByText('NEW', { exact: true }).count()).toBe(0)
    await press(page, 'Keep this line')
    await press(page, 'Undo')

    const beijing = page
      .getByRole('article')
      .filter({ has: page.locator('input[value^="我们去北京"]') })
    expect(await beijing.getByLabel('Word List').inputValue()).toBe('我们, 去, 北京, 好, 吗')
    expect(await beijing.getByLabel('Pinyin').inputValue()).toBe('wǒmen qù běijīng hǎo ma')
    expect(await beijing.getByLabel('Start Time').isDisabled()).toBe(true)
    expect(await beijing.getByLabel('Stop Time').inputValue()).toBe('19.99')
    await page
      .getByTitle(/^Time gap between Lyric \d stop time and Lyric \d start time$/)
      .first()
      .waitFor()

    // What is edited in one is edited in all with the same text.
    const loves = page.getByRole('article').filter({ has: page.locator('input[value="我爱你"]') })
    expect(await loves.count()).toBe(2)
    await loves.nth(1).getByText('DUPLICATE', { exact: true }).waitFor()
    await loves.nth(1).getByLabel('Translation').fill('I love you')
    expect(await loves.nth(0).getByLabel('Translation').inputValue()).toBe('I love you')
    await loves.nth(0).getByLabel('Word List').fill('我，爱，你')
    await said(page, 'Word list cannot contain Chinese commas')
    await press(page, 'Save Lyrics')
    await said(page, 'Something in a lyric is not valid. Correct it first.')
    await loves.nth(0).getByLabel('Word List').fill('我, 爱, 你')
    expect(await loves.nth(1).getByLabel('Word List').inputValue()).toBe('我, 爱, 你')

    // English by its parentheses; the one with Chinese signs is asked about.
    const english = page.getByRole('main').getByText('English', { exact: true })
    expect(await english.count()).toBe(2)
    await press(page, 'Chinese?')
    await expect.poll(() => english.count(), patience).toBe(1)

    await beijing.getByLabel('Text').fill('')
    await press(page, 'Save Lyrics')
    await said(page, 'Some lyrics are missing text--this is required')
    await press(page, 'Undo')
    expect(await accessibilityFaults(page)).toEqual([])

    await page
      .getByRole('article')
      .filter({ has: page.locator('input[value="(I miss you)"]') })
      .getByRole('button', { name: /^Delete lyric/ })
      .click()
    await press(page, 'Save Lyrics')
    const dialog = page.getByRole('dialog', { name: 'Save Lyrics?' })
    await dialog.getByText('PLEASE WAIT').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press(page, 'Save Lyrics')
    // The answer is kept back until the dialog has told how far the save has come.
    await page.route('**/api/lyrics/multiple', async route => {
      const response = await route.fetch()
      await dialog.getByText('Saved.', { exact: true }).waitFor(patience)
      expect(
        await dialog.getByRole('progressbar').evaluate((it: HTMLProgressElement) => it.position),
      ).toBe(1)
      await route.fulfill({ response })
    })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(`**/editor/songs/${id}`, patience)
    const { lyrics } = await storedSong(page, id)
    expect(lyrics.map(one => [one.startTime, one.stopTime, one.text, one.translation])).toEqual([
      [2, 4, '你好', '你好 (en)'],
      [10, 19.99, '我们去北京，好吗', ''],
      [20, 23.99, '我爱你', 'I love you'],
      [30, 39.99, '（我带着青春）', ''],
      [50, 200, '我爱你', 'I love you'],
    ])
  })

  test('without time stamps, from a file: kept here until it is saved, and what lacks a translation is listed', async () => {
    const page = await newcomer({ viewport: { width: 360, height: 740 } })
    await signedInEditor(page)
    const { id, lyrics: first } = await newSong(page, [{ text: 'la mer' }])
    await openAddLyrics(page, id)
    // "cœur d'été" and a refrain, as an old editor writes them.
    const bytes = Buffer.from("la mer\ncoeur d'\xe9t\xe9\nla mer\nle vent", 'latin1')
    await page
      .getByLabel('Choose a text file')
      .setInputFiles({ name: 'old.txt', mimeType: 'text/plain', buffer: bytes })
    await page.getByText('old.txt, read as Windows-1252. Look it over below.').waitFor()
    expect(await area(page).inputValue()).toContain("coeur d'été")
    await press(page, 'Continue')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    await said(page, '1 lyric is in the song already and was not added again.')
    expect(await page.getByRole('article').count()).toBe(4)
    expect(await lyric(page, 2).getByLabel('Word List').inputValue()).toBe("coeur, d', été")
    await lyric(page, 3).getByText('DUPLICATE', { exact: true }).waitFor()
    // A new duplicate begins with what its original has.
    expect(await lyric(page, 3).getByLabel('Translation').inputValue()).toBe('la mer (en)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Back to the song' }).click()
    const leaving = page.getByRole('dialog', { name: 'Discard Changes?' })
    await leaving.getByText(/^WARNING: YOU HAVE UNSAVED CHANGES!/).waitFor()
    await leaving.getByRole('button', { name: 'Stay Here' }).click()

    // The browser asks before the tab is left; what was edited waits here.
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.getByText(/^Unsaved changes from/).waitFor(patience)
    await press(page, 'Restore')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    expect(await page.getByRole('article').count()).toBe(4)
    await press(page, 'Add more lyrics')
    await area(page).fill('encore')
    await press(page, 'Continue')
    await expect.poll(() => page.getByRole('article').count(), patience).toBe(5)

    // Somebody else has changed the same: which one stays is asked, and then it is saved.
    await lyric(page, 1).getByLabel('Translation').fill('the sea')
    const theirs = { translation: 'the ocean' }
    await callAs(page, 'PATCH', `/api/lyrics/${first[0]}`, theirs, crypto.randomUUID())
    await press(page, 'Save Lyrics')
    const dialog = page.getByRole('dialog', { name: 'Save Lyrics?' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const clash = page.getByRole('dialog', { name: 'Changed in two places' })
    await clash.getByText('the ocean').waitFor(patience)
    await clash.getByText('the sea').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await clash.getByRole('button', { name: 'Keep yours' }).click()
    await page.getByText(/^Lyrics saved\. 3 translations are still missing/).waitFor(patience)
    await page.waitForURL(`**/editor/songs/${id}`, patience)
    const { lyrics } = await storedSong(page, id)
    expect(lyrics.map(one => one.translation).slice(0, 3)).toEqual(['the sea', '', 'the sea'])
    expect(lyrics.map(one => one.text)).toEqual([
      'la mer',
      "coeur d'été",
      'la mer',
      'le vent',
      'encore',
    ])

    await openAddLyrics(page, id)
    await page.getByRole('heading', { name: '3 lyrics need a translation' }).waitFor()
    await press(page, 'Translate now')
    await said(page, 'No translation was found. We will try again later.')
  })

  test('a song of the product: the lyric that is sung is lit, and a thousand lines more can be edited', async () => {
    const page = await newcomer()
    await signedInEditor(page)
    const { songs } = await callAs<{ songs: { id: string; duration: number }[] }>(
      page,
      'GET',
      '/api/songs?language=german',
    )
    expect(songs).toHaveLength(4)
    await openAddLyrics(page, songs[0]?.id ?? '')
    await area(page).fill('Gute Nacht')
    await press(page, 'Continue')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    const player = page.locator('audio, video')
    const goTo = (seconds: number) =>
      player.evaluate((it: HTMLMediaElement, time) => {
        it.currentTime = time
      }, seconds)
    await expect
      .poll(() => player.evaluate((it: HTMLMediaElement) => it.readyState), patience)
      .toBeGreaterThan(0)
    await goTo(Number(await lyric(page, 3).getByLabel('Start Time').inputValue()) + 1)
    const lit = page.locator('article[aria-current="true"]')
    await expect.poll(() => lit.getAttribute('aria-label'), patience).toBe('Lyric 3')
    await goTo(0.5)
    await expect.poll(() => lit.count(), patience).toBe(0)

    await press(page, 'Add more lyrics')
    const many = Array.from({ length: 1000 }, (_, place) => `Zeile ${place + 1}`)
    await area(page).fill(many.join('\n'))
    await press(page, 'Continue')
    const cards = page.getByRole('article')
    await page.getByRole('list', { name: 'Lyrics', exact: true }).waitFor(patience)
    expect(await cards.count()).toBeLessThan(30)
    const last = page.getByRole('article').filter({
      has: page.locator('input[value="Zeile 1000"]'),
    })
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return last.isVisible()
      }, patience)
      .toBe(true)
    expect(await cards.count()).toBeLessThan(30)
    await last.getByLabel('Translation').fill('Line 1000')
    // What has the focus stays, wherever the page is scrolled to; what was edited stays edited.
    await page.evaluate(() => scrollTo(0, 0))
    await lyric(page, 1).waitFor()
    expect(await last.getByLabel('Translation').inputValue()).toBe('Line 1000')
    await lyric(page, 2).getByLabel('Word List').fill('eins，')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await last.getByRole('button', { name: /^Delete lyric/ }).click()
    await expect.poll(() => last.count()).toBe(0)
    await press(page, 'Undo')
    await expect.poll(() => last.getByLabel('Translation').inputValue()).toBe('Line 1000')
    // A list that is wrong keeps the song from being saved, and is shown to be mended.
    await press(page, 'Save Lyrics')
    await said(page, 'Something in a lyric is not valid. Correct it first.')
    await expect.poll(() => lyric(page, 2).getByLabel('Word List').inputValue()).toBe('eins，')
  })
})
