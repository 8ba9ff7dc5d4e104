import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSampleSongs } from '../packages/server/src/content/read-songs'
import { songAudioKey } from '../packages/server/src/content/song-audio-key'
import { accessibilityFaults, useBrowser } from './browser'
import { newSong, openSong, storedSong } from './editor'
import { said } from './people'
import { callAs } from './school'
import { openTimes, press, startField, timeEditor } from './timed-song'

const content = join(import.meta.dirname, '../content')
const patience = { timeout: 60_000 }

/** A sample song and the file of its recording. */
async function sample(key: string) {
  const found = (await readSampleSongs(content)).find(one => one.key === key)
  if (!found) throw new Error(key)
  return { ...found.song, file: join(content, 'audio', songAudioKey(key, found.song)) }
}

describe('the time-sync page', () => {
  useBrowser()

  test('proposes times from a recording that stays here, says how sure it is, and refuses a tune', async () => {
    const page = await timeEditor({ viewport: { width: 1280, height: 800 } })
    const song = await sample('es/tren-de-papel')
    const tune = await sample('zh/xiao-yu')
    const [first, ...rest] = song.lyrics
    // The first was set by somebody.
    const { id } = await newSong(
      page,
      [
        { text: first?.text ?? '', startTime: 3.2, stopTime: 5 },
        ...rest.map(({ text }) => ({ text: text.replaceAll(',', '') })),
      ],
      { language: 'spanish', duration: 40 },
    )
    let sent = 0
    page.on('request', request => {
      sent = Math.max(sent, request.postDataBuffer()?.length ?? 0)
    })
    await openTimes(page, id)
    await press(page, 'Propose times…')
    const dialog = page.getByRole('dialog', { name: 'Propose Times' })
    await dialog.getByText(/^A recording is searched for the starts of 11 lyrics/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByLabel('A recording of the song').setInputFiles(tune.file)
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
    await dialog.getByText(/^The voice cannot be told from the music here\./).waitFor(patience)

    await dialog.getByLabel('A recording of the song').setInputFiles(song.file)
    await dialog.getByLabel(/^Seconds by which my file starts later/).fill('1')
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
    await page.getByText(/^11 times are proposed\. To be checked: \d+\.$/).waitFor(patience)
    const times = await Promise.all(
      rest.map((_, place) => startField(page, place + 2).inputValue()),
    )
    const right = rest.filter(
      ({ start }, place) => Math.abs(Number(times[place]) - 1 - start) <= 0.25,
    )
    expect(right.length / rest.length).toBeGreaterThanOrEqual(0.85)
    expect(await startField(page, 1).inputValue()).toBe('3.20')
    // Nobody has saved it, and no sound has left the page.
    expect((await storedSong(page, id)).lyrics.map(({ startTime }) => startTime)).toEqual([
      3.2,
      ...rest.map(() => 0),
    ])
    expect(sent).toBeLessThan(2000)

    // One is played and said to be right, another is corrected: both need no look any more.
    const toCheck = page.getByRole('region', { name: 'Propose Times' }).getByRole('status')
    const count = async () => Number.parseInt(await toCheck.innerText(), 10) || 0
    const before = await count()
    expect(before).toBeGreaterThan(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('h1').click()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect.poll(count).toBe(before - 1)
    await page.keyboard.press('n')
    const row = page.locator('li[data-next=true]')
    await row.getByRole('button', { name: /^Start time of lyric \d+: 0\.25 s later$/ }).click()
    await expect.poll(count).toBe(before - 2)

    // One step takes all of it back, and what is saved is what stands there.
    await press(page, 'Undo')
    await press(page, 'Undo')
    expect(await startField(page, 5).inputValue()).toBe('0.00')
    await press(page, 'Redo')
    expect(await startField(page, 5).inputValue()).toBe(times[3])
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog', { name: 'Save Changes?' })
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Song saved.')
    expect((await storedSong(page, id)).lyrics.slice(1).map(({ startTime }) => startTime)).toEqual(
      times.map(Number),
    )
  })

  test('what came as a file is proposed anew, goes out as a file, and comes in again as it was', async () => {
    const page = await timeEditor({ viewport: { width: 1280, height: 800 } })
    const song = await sample('es/tren-de-papel')
    const texts = song.lyrics.map(({ text }) => text.replaceAll(',', ''))
    const clock = (seconds: number) =>
      `00:00:${seconds.toFixed(3).padStart(6, '0').replace('.', ',')}`
    // All a second late, as of another recording.
    const srt = song.lyrics
      .map(
        ({ start, stop }, place) =>
          `${place + 1}\n${clock(start + 1)} --> ${clock(stop + 1)}\n${texts[place]}\n`,
      )
      .join('\n')
    const fields = { language: 'spanish', duration: 40 }
    const parse = (songId: string, text: string) =>
      callAs<{ lyrics: { text: string; startTime: number; stopTime: number }[] }>(
        page,
        'POST',
        `/api/songs/${songId}/lyrics/parse`,
        { format: 'srt', text, secondIsTranslation: true },
      )
    const empty = await newSong(page, [], fields)
    const { id } = await newSong(page, (await parse(empty.id, srt)).lyrics, fields)
    await openTimes(page, id)
    const late = await startField(page, 2).inputValue()

    await press(page, 'Propose times…')
    const dialog = page.getByRole('dialog', { name: 'Propose Times' })
    await dialog
      .getByText('All lyrics have times. Choose "All" to have them proposed all the same.')
      .waitFor()
    await dialog.getByLabel('A recording of the song').setInputFiles(song.file)
    const find = dialog.getByRole('button', { name: 'Propose', exact: true })
    expect(await find.isDisabled()).toBe(true)
    expect(await dialog.getByRole('option').allTextContents()).toEqual(['Only untimed', 'All'])
    await dialog.getByLabel('Which lyrics').selectOption('All')
    await dialog
      .getByText(/Times that are set are replaced, and nothing is saved by itself\.$/)
      .waitFor()
    await find.click()
    await page.getByText(/^12 times are proposed\./).waitFor(patience)
    await page.keyboard.press('Control+z')
    expect(await startField(page, 2).inputValue()).toBe(late)
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog', { name: 'Save Changes?' })
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Song saved.')
    const held = (await storedSong(page, id)).lyrics.map(({ text, startTime, stopTime }) => ({
      text,
      startTime,
      stopTime,
    }))
    const right = held.filter(
      ({ startTime }, place) => Math.abs(startTime - (song.lyrics[place]?.start ?? 0)) <= 0.25,
    )
    expect(right.length / held.length).toBeGreaterThanOrEqual(0.85)

    await openSong(page, id)
    await press(page, 'Export Lyrics')
    const out = page.getByRole('dialog', { name: 'Export Lyrics' })
    await out.getByLabel('Format').selectOption({ label: 'SubRip (SRT)' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      out.getByRole('button', { name: 'Save File' }).click(),
    ])
    const again = await parse(empty.id, await readFile(await download.path(), 'utf8'))
    expect(
      again.lyrics.map(({ text, startTime, stopTime }) => ({ text, startTime, stopTime })),
    ).toEqual(held)
  })
})
