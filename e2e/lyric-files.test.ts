import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, newcomer, useBrowser } from './browser'
import { newSong, openAddLyrics, signedInEditor, storedSong } from './editor'
import { said } from './people'

const patience = { timeout: 20_000 }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const area = (page: Page) => page.getByRole('textbox', { name: 'Lyrics', exact: true })
const format = (page: Page) => page.getByLabel('Format').inputValue()

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('Choose a text file')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })

/** Looks what was read over and saves it. */
async function save(page: Page, id: string): Promise<void> {
  await press(page, 'Save Lyrics')
  const dialog = page.getByRole('dialog', { name: 'Save Lyrics?' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(`**/editor/songs/${id}`, patience)
}

const two = (number: number) => String(number).padStart(2, '0')

describe('files of lyrics', () => {
  useBrowser()

  test.each([2, 3, 19])(
    '%i stamps on a line are as many lyrics, on the page and stored',
    async count => {
      const page = await newcomer()
      await signedInEditor(page)
      const { id } = await newSong(page, [])
      await openAddLyrics(page, id)
      const times = Array.from({ length: count }, (_, place) => 2 + 3 * place)
      const head = (by: number) => times.map(time => `[00:${two(time + by)}.00]`).join('')
      await choose(page, 'sea.lrc', `${head(2)}\r\n${head(0)}La mer\r\n[00:01.00]La mer\r\n`)
      await said(page, 'Time stamps were found in the text.')
      await press(page, 'Continue')
      await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
      const second = page.getByRole('article', { name: 'Lyric 2', exact: true })
      expect(await second.getByLabel('Start Time').inputValue()).toBe('2.00')
      await save(page, id)
      const { lyrics } = await storedSong(page, id)
      expect(lyrics.map(one => [one.startTime, one.stopTime, one.text])).toEqual([
        [1, 1.99, 'La mer'],
        ...times.map(time => [time, time + 1.99, 'La mer']),
      ])
    },
  )

  test('the format is found in the text; what is read in no other is named; the choice stays the editor’s', async () => {
    const page = await newcomer({ viewport: { width: 360, height: 740 } })
    await signedInEditor(page)
    const { id } = await newSong(page, [])
    await openAddLyrics(page, id)
    const endings = await page.getByLabel('Choose a text file').getAttribute('accept')
    expect(endings?.split(',')).toEqual(
      expect.arrayContaining(['.lrc', '.txt', '.srt', '.vtt', '.ass', '.ttml']),
    )

    for (const [file, content, name, value] of [
      ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nLa mer\n', 'a SubRip file (SRT)', 'srt'],
      ['a.ass', '[Script Info]\nTitle: x\n', 'a SubStation Alpha file (ASS)', 'ass'],
      ['a.ttml', '<tt xmlns="http://www.w3.org/ns/ttml"></tt>', 'a Timed Text file (TTML)', 'ttml'],
    ] as const) {
      await choose(page, file, content)
      await page.getByText(`This is ${name}.`, { exact: true }).waitFor()
      expect(await format(page)).toBe(value)
    }
    await choose(page, 'a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nLa mer\n\nby Ana\n')
    await page.getByLabel('Format').selectOption('srt')
    await page.getByText('This is a WebVTT file (VTT). Choose that format to read it.').waitFor()
    await press(page, 'Continue')
    await page
      .getByText(/^Lyrics can't be formatted\./)
      .first()
      .waitFor()
    await page.getByLabel('Format').selectOption('webvtt')
    await press(page, 'Continue')
    await page.getByText('An empty line parts this line from the one that it belongs to.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await accessibilityFaults(page)).toEqual([])

    await choose(page, 'a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))
    await said(page, 'This file is not a text file.')

    // As old programs write them: two bytes a sign.
    await choose(
      page,
      'b.lrc',
      Buffer.from('\uFEFF[00:10.00]Là-bas\r\n[00:20.00]oh\r\n', 'utf16le'),
    )
    await page.getByText('b.lrc, read as UTF-16. Look it over below.').waitFor()
    await said(page, 'Time stamps were found in the text.')
    expect(await format(page)).toBe('mulanci')
    await page.getByLabel('Format').selectOption('noTimestamps')
    await press(page, 'Continue')
    await page.getByRole('heading', { name: '2 lines need fixing' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Take the times out of 2 lines and try again')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    await press(page, 'Add more lyrics')
    await area(page).fill('[00:30.00]La mer')
    await expect.poll(() => format(page)).toBe('mulanci')
    await area(page).fill('La mer')
    await expect.poll(() => format(page)).toBe('noTimestamps')
    await said(page, 'The text has no time stamps.')
    await press(page, 'Continue')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    await save(page, id)
    const { lyrics } = await storedSong(page, id)
    expect(lyrics.map(one => [one.startTime, one.text])).toEqual([
      [0, 'Là-bas'],
      [0, 'oh'],
      [0, 'La mer'],
    ])
  })

  test('what a file says of its song is offered, its offset is told, and a repair loses nothing', async () => {
    const page = await newcomer()
    await signedInEditor(page)
    const { id } = await newSong(page, [])
    await openAddLyrics(page, id)
    const file = [
      '[ti:Les vagues]',
      '[ar:Les Voisins]',
      '[offset:-500][00:75.00]Les vagues',
      '[00:02.00]Performed by Les Voisins',
      '[00:10.00]Le vent',
      '[00:20.00]♪ (instrumental) ♪',
    ]
    // What reads files is slow to come: whoever presses Continue meanwhile goes on with the file.
    let goOn: () => void = () => undefined
    const isPressed = new Promise<void>(resolve => {
      goOn = resolve
    })
    await page.route('**/assets/*.js', async route => {
      await isPressed
      await route.continue()
    })
    await choose(page, 'waves.lrc', file.join('\n'))
    await press(page, 'Continue')
    goOn()
    await page.getByText('This time stamp is not a time.').waitFor()
    await press(page, 'Set to 0:00')
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    expect(await page.getByText('Left out: this line will not be saved.').count()).toBe(3)
    await page.getByRole('button', { name: 'Keep this line' }).first().click()
    await page.getByText(/notes on this text$/).click()
    await page.getByText(/The offset of the file was applied to all times\./).waitFor()

    // The artist is the song's own already.
    await page.getByText('Title: Les vagues').waitFor()
    expect(await page.getByRole('button', { name: 'Use as the artist' }).count()).toBe(0)
    await press(page, 'Use as the title')
    await said(page, 'The title was changed.')
    await page.getByRole('heading', { name: /^Add Lyrics: Les vagues / }).waitFor()
    const back = page.getByRole('button', { name: 'Put "La mer" back' })
    await expect.poll(() => back.evaluate(it => it === document.activeElement)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await save(page, id)
    const { title, lyrics } = await storedSong(page, id)
    expect(title).toBe('Les vagues')
    expect(lyrics.map(one => [one.startTime, one.text])).toEqual([
      [0.5, 'Les vagues'],
      [10.5, 'Le vent'],
    ])
  })
})
