import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, storedSong } from './editor'
import { said } from './people'
import { pretendYoutube, videoTime } from './pretend-youtube'
import { callAs } from './school'

useBrowser()

const lines = [
  { text: 'zala zimer', startTime: 1, stopTime: 1.6 },
  { text: 'zoh', startTime: 2, stopTime: 3 },
  { text: 'zole zivent', startTime: 4, stopTime: 5 },
  { text: 'zala zimer' },
  { text: 'zala zimer' },
]
const list = (page: Page, place: number) => page.getByLabel(`Word list of lyric ${place}`)
const row = (page: Page, place: number) =>
  page.getByRole('listitem', { name: `Lyric ${place}`, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Listed {
  lyrics: { words: { text: string }[]; skip: boolean; emptyLyric: boolean }[]
}
const stored = async (page: Page, id: string) =>
  ((await storedSong(page, id)) as unknown as Listed).lyrics.map(({ words, skip, emptyLyric }) => [
    words.map(({ text }) => text).join(', '),
    skip,
    emptyLyric,
  ])

async function save(page: Page): Promise<void> {
  await press(page, 'Save Edited Lyrics')
  const asked = page.getByRole('dialog', { name: 'Save Edited Lyrics?' })
  await asked.getByText('Saving many edits may take a while.').waitFor()
  await asked.getByRole('button', { name: 'Save', exact: true }).click()
}

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/songs/${id}/wordlists`)
  await list(page, 1).waitFor()
}

test('word lists go to all lyrics with the same text, are marked, played, undone and saved', async () => {
  const page = await visitor()
  await pretendYoutube(page)
  await signedInEditor(page)
  const { id } = await newSong(page, lines)
  await open(page, id)
  await page.getByRole('heading', { name: 'Words Editor: La mer' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await press(page, 'Save Edited Lyrics')
  await said(page, 'No changes to save')

  // Commas and spaces alone are no edit; one phrase instead of two words is, everywhere.
  await list(page, 5).fill('zala,zimer ,')
  await list(page, 5).blur()
  await said(page, 'SAVE STATUS: No changes.')
  await list(page, 5).fill('zala zimer')
  expect(await list(page, 1).inputValue()).toBe('zala zimer')
  expect(await page.getByText('EDITED', { exact: true }).count()).toBe(3)
  await said(page, "Changes detected... PRESS TO SAVE! (won't autosave)")
  await list(page, 2).fill('')
  await row(page, 2).getByText('EMPTY', { exact: true }).waitFor()

  // The star and DUPLICATE tell who else has the text.
  await row(page, 1)
    .getByRole('button', {
      name: 'This lyric has duplicates (lyric with the same text) later in the song',
    })
    .click()
  await page.getByText('4. zala zimer').and(page.locator(':popover-open *')).waitFor()
  await page.keyboard.press('Escape')
  await row(page, 4).getByRole('button', { name: 'DUPLICATE' }).click()
  await page
    .getByText('This lyric has the same text as lyric 1, the original')
    .and(page.locator(':popover-open *'))
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  // Chinese commas part nothing.
  await list(page, 3).fill('zole，zivent')
  await said(page, 'Word list cannot contain Chinese commas')
  await press(page, 'Save Edited Lyrics')
  await said(page, 'Some word lists are not valid. Correct them first.')
  await press(page, 'Undo')
  expect(await list(page, 3).inputValue()).toBe('zole, zivent')
  await press(page, 'Undo')
  expect(await list(page, 2).inputValue()).toBe('zoh')
  await press(page, 'Redo')

  // It plays from start to stop, and stands there.
  const play = row(page, 1).getByRole('button', {
    name: "Play video between this lyric's start and stop times (not 100% exact)",
  })
  await play.click()
  await expect.poll(() => videoTime(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(1.6)
  expect(await row(page, 1).getByLabel('Start Time of lyric 1').isDisabled()).toBe(true)

  await save(page)
  await said(page, 'Lyrics saved.')
  await said(page, 'Song saved.')
  expect(await page.getByText('EDITED', { exact: true }).count()).toBe(0)
  expect(await stored(page, id)).toEqual([
    ['zala zimer', false, false],
    ['', true, true],
    ['zole, zivent', false, false],
    ['zala zimer', true, false],
    ['zala zimer', true, false],
  ])
  // It has stood since then.
  expect(await videoTime(page)).toBeLessThan(2.1)
})

test('two editors of different lists lose nothing, the same list is asked about, and leaving is too', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  await pretendYoutube(page)
  await signedInEditor(page)
  const { id, lyrics } = await newSong(page, lines)
  await open(page, id)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const elsewhere = (place: number, texts: string[]) =>
    callAs(page, 'PATCH', '/api/lyrics/words', {
      songId: id,
      lyrics: [{ id: lyrics[place], newWordList: texts.map(text => ({ text })) }],
    })

  await list(page, 1).fill('zala zimer')
  await elsewhere(2, ['zole zivent'])
  await save(page)
  await said(page, 'Lyrics saved.')
  expect((await stored(page, id)).map(([words]) => words)).toEqual([
    'zala zimer',
    'zoh',
    'zole zivent',
    'zala zimer',
    'zala zimer',
  ])

  await list(page, 1).fill('zimer')
  await elsewhere(0, ['zala', 'belle', 'zimer'])
  await save(page)
  const clash = page.getByRole('dialog', { name: 'Changed in two places' })
  await clash.getByText('1. zala zimer: zala, belle, zimer').waitFor()
  await clash.getByRole('button', { name: 'Keep the other one' }).click()
  await expect
    .poll(() => list(page, 4).inputValue(), { timeout: 20_000 })
    .toBe('zala, belle, zimer')

  await list(page, 2).fill('zoh, zoh')
  await page.getByRole('link', { name: 'Back to the song' }).click()
  await page
    .getByRole('dialog', { name: 'Discard Changes?' })
    .getByRole('button', { name: 'Stay Here' })
    .click()
  await page.reload()
  await page.getByText(/^Unsaved changes from/).waitFor()
  await press(page, 'Restore')
  expect(await list(page, 2).inputValue()).toBe('zoh, zoh')

  // A cut is fixed for one line; the others with its text keep theirs.
  await press(page, 'Fix a cut… in lyric 1')
  const fixing = page.getByRole('dialog', { name: 'Fix a Cut' })
  await fixing.getByRole('button', { name: 'Join: zala + belle' }).click()
  await fixing.getByRole('radio', { name: 'This line' }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await fixing.getByRole('button', { name: 'Fix Cut' }).click()
  await fixing.waitFor({ state: 'detached' })
  expect(await list(page, 1).inputValue()).toBe('zala belle, zimer')
  await save(page)
  await said(page, 'Lyrics saved.')
  expect((await stored(page, id)).map(([words]) => words)).toEqual([
    'zala belle, zimer',
    'zoh, zoh',
    'zole zivent',
    'zala, belle, zimer',
    'zala, belle, zimer',
  ])
})
