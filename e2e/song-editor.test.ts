import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, newcomer, useBrowser } from './browser'
import {
  banner,
  chooseLyric,
  isSeen,
  newSong,
  openSong,
  saved,
  signedInEditor,
  storedSong,
  withoutVideo,
} from './editor'
import { said } from './people'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const wordButton = (page: Page, word: string) =>
  page.getByRole('button', { name: new RegExp(`^Word: ${word}\\b`) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const texts = async (page: Page, id: string) =>
  (await storedSong(page, id)).lyrics.map(({ text }) => text)

describe('the song editor', () => {
  test('edits a lyric, its words and its neighbours, with every dialog', async () => {
    const page = await newcomer()
    await withoutVideo(page)
    await signedInEditor(page)
    const song = await newSong(page, [
      { text: 'la mer', startTime: 1, stopTime: 4 },
      { text: 'au clair de la lune', startTime: 5, stopTime: 9 },
      { text: 'la mer', startTime: 10, stopTime: 14 },
    ])
    await openSong(page, song.id)
    await page.getByRole('heading', { name: 'La mer - Les Voisins' }).waitFor()
    await said(page, `(id: ${song.id})`)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Save Changes').click()
    await said(page, 'No changes to save')

    // All of a lyric is seen at once, beside the video, once the song's own form is folded again.
    await page.getByText('Title, artist, level, description and tags').click()
    await chooseLyric(page, 1)
    for (const name of ['Text', 'Translation', 'Start Time', 'Stop Time', 'First sung lyric'])
      expect([name, await isSeen(field(page, name))]).toEqual([name, true])
    for (const shown of [
      wordButton(page, 'mer'),
      button(page, 'Merge with below'),
      button(page, 'Remove'),
    ])
      expect(await isSeen(shown)).toBe(true)

    // Found by keyboard, which stays there; all replaced, and taken back as one step.
    await page.getByRole('button', { name: 'Move down: la mer' }).first().press('Control+f')
    const find = page.getByRole('search', { name: 'Find and Replace' })
    await find.getByLabel('Find', { exact: true }).fill('mer')
    await page.keyboard.press('Enter')
    await find.getByText('1 of 4', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await find.getByText('2 of 4', { exact: true }).waitFor()
    await find.getByLabel('Replace with').fill('eau')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Control+Alt+Enter')
    await said(page, '4 replaced in 2 lyrics. Undo takes it back.')
    await page.keyboard.press('Escape')
    await find.waitFor({ state: 'detached' })
    await button(page, 'Undo').click()
    expect(await field(page, 'Text').inputValue()).toBe('la mer')

    // A text that others have: for all, for this one, or not at all.
    await said(page, '6 characters')
    await field(page, 'Translation').fill('the sea')
    await page.keyboard.press('Tab')
    await dialog(page, 'Lyrics with the same text').getByText('1 other lyric has').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Apply to all').click()
    await saved(page)
    await said(page, '1 duplicate lyric replaced.')
    expect((await storedSong(page, song.id)).lyrics.map(line => line.translation)).toEqual([
      'the sea',
      'au clair de la lune (en)',
      'the sea',
    ])
    await field(page, 'Annotation').fill('only for a moment')
    await page.keyboard.press('Tab')
    await button(page, 'Cancel').click()
    expect(await field(page, 'Annotation').inputValue()).toBe('')

    // What is emptied is nothing to give to others.
    await field(page, 'Translation').fill('')
    await page.keyboard.press('Tab')
    await banner(page, "Error: Can't autosave--some data is wrong.")
    await field(page, 'Annotation').click()
    await field(page, 'Translation').fill('the sea')

    // Carried by keyboard, while a lyric is open: the space bar takes it up and puts it down.
    await page.getByRole('row', { name: 'la mer' }).first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: /^Insert between la mer and au clair/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(' ')
    await page.getByText('la mer is now lyric 2 of 3.').waitFor({ state: 'attached' })
    await button(page, 'Undo').click()

    // Times.
    await button(page, 'Start Time −0.25 s').click()
    await button(page, 'Stop Time +0.25 s').click()
    await field(page, 'Stop Time').fill('soon')
    await said(page, 'not valid time')
    await banner(page, "Error: Can't autosave--some data is wrong.")
    await field(page, 'Stop Time').fill('0:04.125')
    await saved(page)
    expect((await storedSong(page, song.id)).lyrics[0]).toMatchObject({
      startTime: 0.75,
      stopTime: 4.13,
    })

    // Words: found, made, moved, changed, taken out.
    await chooseLyric(page, 2)
    await button(page, 'Add Word').click()
    const adding = dialog(page, 'Add Word To Lyric')
    await adding.getByLabel('Text', { exact: true }).fill('chandelle')
    await adding.getByRole('button', { name: 'Search' }).click()
    await said(page, 'No Words Found')
    await adding.getByRole('button', { name: 'Create Word' }).click()
    expect(await adding.getByLabel('Text', { exact: true }).inputValue()).toBe('chandelle')
    await adding.getByLabel('Translation').fill('candle')
    await adding.getByRole('button', { name: 'Create Word' }).click()
    await said(page, 'Word created.')
    await wordButton(page, 'chandelle').click()
    const word = dialog(page, 'Word: chandelle')
    await word.getByRole('button', { name: 'Move left' }).click()
    await button(page, 'Add Word').click()
    await adding.getByLabel('Text', { exact: true }).fill('mer')
    await adding.getByRole('button', { name: 'Search' }).click()
    await adding.getByRole('button', { name: 'Add: mer' }).click()
    await wordButton(page, 'au').click()
    await dialog(page, 'Word: au').getByRole('button', { name: 'Remove Word' }).click()
    const leaving = dialog(page, 'Remove Word from Lyric?')
    await leaving.getByRole('button', { name: 'Remove Word' }).click()
    await saved(page)
    await wordButton(page, 'chandelle').click()
    await word.getByLabel('Translation').fill('a candle')
    await word.getByRole('button', { name: 'Save Word' }).click()
    await said(page, 'Word updated.')
    await expect.poll(async () => wordButton(page, 'chandelle').textContent()).toContain('a candle')
    const { lyrics } = await storedSong(page, song.id)
    expect(lyrics[1]?.words.map(one => one.text)).toEqual([
      'clair',
      'de',
      'la',
      'chandelle',
      'lune',
      'mer',
    ])

    // Split, merge, copy, remove; and all of it taken back, past the saves.
    await button(page, 'Split').click()
    const splitting = dialog(page, 'Split Lyric')
    await splitting.getByRole('button', { name: 'Split' }).click()
    await said(page, 'Must choose the word where the split starts')
    await splitting.getByRole('radio', { name: 'de', exact: true }).check()
    await splitting.getByRole('button', { name: 'Split' }).click()
    await saved(page)
    expect(await texts(page, song.id)).toEqual(['la mer', 'au clair', 'de la lune', 'la mer'])
    await button(page, 'Merge with below').click()
    await dialog(page, 'Merge with above or below lyric?')
      .getByRole('button', { name: 'Merge with below' })
      .click()
    await saved(page)
    await button(page, 'Copy').click()
    await page.getByRole('heading', { name: 'Lyric 3', exact: true }).waitFor()
    await saved(page)
    expect(await texts(page, song.id)).toEqual([
      'la mer',
      'au clair de la lune',
      'au clair de la lune',
      'la mer',
    ])
    await button(page, 'Remove').click()
    const removing = dialog(page, 'Remove Lyric')
    await removing
      .getByText('WARNING: THIS CANNOT BE UNDONE! THERE IS NO WAY TO ADD THE SAME LYRIC BACK!')
      .waitFor()
    await removing.getByRole('button', { name: 'Remove' }).click()
    await saved(page)
    for (let step = 0; step < 4; step += 1) await button(page, 'Undo').click()
    await saved(page)
    expect(await texts(page, song.id)).toEqual(['la mer', 'au clair de la lune', 'la mer'])
    await button(page, 'Redo').click()
    await saved(page)
    expect(await texts(page, song.id)).toEqual(['la mer', 'au clair', 'de la lune', 'la mer'])
  })

  test('edits the song itself, its order, its history and its end', async () => {
    const page = await newcomer({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    await withoutVideo(page)
    await signedInEditor(page)
    const song = await newSong(page, [])
    await openSong(page, song.id)
    await page.getByRole('link', { name: 'Add Multiple Lyrics' }).waitFor()
    await button(page, 'Add New Lyric').click()
    const adding = dialog(page, 'Add New Lyric to Song')
    await adding.getByRole('button', { name: 'Add Lyric' }).click()
    await said(page, 'text cannot be empty')
    await adding.getByLabel('Text').fill('première')
    await adding.getByLabel('Translation').fill('first')
    await adding.getByRole('button', { name: 'Add Lyric' }).click()
    await said(page, 'Lyric created.')
    // The way to the top of the page does not lie over the form of the chosen lyric.
    await page.evaluate(() => window.scrollTo(0, 300))
    const toTop = button(page, 'Scroll to top')
    await toTop.waitFor()
    const isOver = (top: Element) => {
      const { x, y, width, height } = top.getBoundingClientRect()
      return top.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect.poll(() => toTop.evaluate(isOver)).toBe(false)
    await button(page, 'Close the lyric').click()
    await button(page, 'Add New Lyric').click()
    await adding.getByLabel('Text').fill('avant')
    await adding.getByLabel('Translation').fill('before')
    await adding.getByLabel('Place').selectOption({ label: 'Before 1: première' })
    await adding.getByRole('button', { name: 'Add Lyric' }).click()
    await button(page, 'Close the lyric').click()
    await saved(page)
    expect(await texts(page, song.id)).toEqual(['avant', 'première'])
    await page.getByRole('link', { name: 'Sync Lyrics' }).waitFor()
    await page.getByRole('link', { name: 'Edit Word Lists' }).waitFor()

    // The order by keyboard.
    await page.getByRole('button', { name: 'Move down: avant' }).press('Enter')
    await page.getByText('avant is now lyric 2 of 2.').waitFor({ state: 'attached' })
    await saved(page)
    expect(await texts(page, song.id)).toEqual(['première', 'avant'])

    // The fields.
    await field(page, 'Description').fill('three little words')
    await said(page, '3 words')
    await page.getByRole('switch', { name: 'Curated' }).check()
    await field(page, 'Tags, with commas between them').fill('night , sea,, ')
    await field(page, 'Maturity').selectOption('PG')
    await saved(page)
    await page.getByText(/^Published /).waitFor()
    expect(await storedSong(page, song.id)).toMatchObject({
      description: 'three little words',
      curated: true,
      tags: ['night', 'sea'],
      maturity: 'PG',
    })
    await page.getByRole('switch', { name: 'Curated' }).uncheck()
    await saved(page)
    expect(await storedSong(page, song.id)).toMatchObject({ publishedAt: null })
    expect(await accessibilityFaults(page)).toEqual([])

    // A change of long ago is taken back.
    await button(page, 'History').click()
    const history = dialog(page, 'History')
    await history.getByText('Lyrics in another order').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await history
      .getByRole('listitem')
      .filter({ hasText: 'Lyrics in another order' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await said(page, 'Change undone.')
    expect(await texts(page, song.id)).toEqual(['avant', 'première'])

    // Another video.
    await button(page, 'Change YouTube Video').click()
    const video = dialog(page, 'Change YouTube Video')
    await video.getByRole('button', { name: 'Change Video' }).click()
    await said(page, 'Please type a new Youtube video ID.')
    await video.getByLabel('YouTube video ID or address').fill('https://youtu.be/ABCDEFGHIJK')
    const reloaded = page.waitForEvent('load', { timeout: 30_000 })
    await video.getByRole('button', { name: 'Change Video' }).click()
    await said(page, 'YouTube Video ID changed. Reloading page to see new video...')
    await reloaded
    expect((await storedSong(page, song.id)).youtubeId).toBe('ABCDEFGHIJK')
    await openSong(page, song.id)

    // The end of the song: its title is typed, not pasted.
    await button(page, 'Delete Song').click()
    const deleting = dialog(page, 'Delete Song')
    const typed = deleting.getByLabel('Type the title to delete it: La mer')
    await typed.fill('la mer')
    await deleting.getByRole('button', { name: 'Delete Song' }).click()
    await said(
      page,
      'The text you typed does not match the song title. Make sure everything matches exactly, including punctuation.',
    )
    await typed.fill('La mer')
    await deleting.getByRole('button', { name: 'Delete Song' }).click()
    await page.waitForURL('**/editor')
  })
})
