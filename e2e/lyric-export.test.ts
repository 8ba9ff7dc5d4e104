import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, newcomer, useBrowser } from './browser'
import { newSong, openAddLyrics, openSong, signedInEditor, storedSong } from './editor'
import { callAs } from './school'

const patience = { timeout: 20_000 }

/** A lyric as it is stored and read. */
interface Line {
  text: string
  translation: string
  startTime: number
  stopTime: number
  marks: number[] | null
}

const lines: Line[] = [
  { text: 'La mer', translation: 'The sea', startTime: 10, stopTime: 12.5, marks: null },
  { text: 'R&B <3', translation: '', startTime: 13, stopTime: 15.05, marks: [0, 1310, 4, 1400] },
  { text: 'le vent', translation: 'the wind', startTime: 15.1, stopTime: 20, marks: null },
]

const shown = ({ text, translation, startTime, stopTime, marks }: Line): Line => ({
  text,
  translation,
  startTime,
  stopTime,
  marks,
})

/** What of the lines a format does not hold, and what the dialog says of it. */
const formats = [
  ['LRC', 'mulanci', 'lrc', { marks: null }, /^This format has no times of words: those of 1 /],
  ['LRC with the times of words', 'mulanci', 'lrc', {}, null],
  [
    'SubRip (SRT)',
    'srt',
    'srt',
    { marks: null },
    /^This format has no times of words: those of 1 /,
  ],
  ['WebVTT (VTT)', 'webvtt', 'vtt', {}, null],
  ['SubStation Alpha (ASS, SSA)', 'ass', 'ass', {}, null],
  [
    'UltraStar',
    'ultrastar',
    'txt',
    { translation: '' },
    /^This format has no translations: those of 2 /,
  ],
  ['Timed Text (TTML)', 'ttml', 'ttml', {}, null],
] as const

describe('lyrics as files', () => {
  useBrowser()

  test('a song goes out in every format and comes in again, with all that the format holds', async () => {
    const page = await newcomer({ viewport: { width: 360, height: 740 } })
    await signedInEditor(page)
    const { id, lyrics } = await newSong(page, lines)
    const second = `/api/lyrics/${lyrics[1]}`
    await callAs(page, 'PATCH', second, { marks: lines[1]?.marks ?? null, translation: '' })
    const copy = await newSong(page, [])
    await openSong(page, id)

    let file = ''
    for (const [name, format, ending, lost, told] of formats) {
      await page.getByRole('button', { name: 'Export Lyrics' }).click()
      const dialog = page.getByRole('dialog', { name: 'Export Lyrics' })
      await dialog.getByLabel('Format').selectOption({ label: name })
      await dialog.getByText('3 lyrics are written.').waitFor()
      expect(await dialog.getByRole('listitem').count()).toBe(
        format === 'ultrastar' ? 2 : told ? 1 : 0,
      )
      if (told) await dialog.getByText(told).waitFor()
      if (format === 'ultrastar') expect(await accessibilityFaults(page)).toEqual([])
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save File' }).press('Enter'),
      ])
      expect(download.suggestedFilename()).toBe(`la-mer.${ending}`)
      file = await readFile(await download.path(), 'utf8')
      const read = await callAs<{ lyrics: Line[] }>(
        page,
        'POST',
        `/api/songs/${copy.id}/lyrics/parse`,
        { format, text: file, secondIsTranslation: true },
      )
      const held = lines.map(line => ({ ...line, ...lost }))
      // There a lyric begins with its first word, as it is told.
      if (format === 'ultrastar' && held[1]) held[1].startTime = 13.1
      expect(read.lyrics.map(shown), name).toEqual(held)
    }

    // The last one comes in as an editor brings it: chosen, looked over and saved.
    await openAddLyrics(page, copy.id)
    await page
      .getByLabel('Choose a text file')
      .setInputFiles({ name: 'la-mer.ttml', mimeType: '', buffer: Buffer.from(file) })
    await page.getByText('This is a Timed Text file (TTML).', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('heading', { name: 'Edit Lyrics' }).waitFor(patience)
    await page.getByText(/notes? on this text$/).click()
    await page.getByText('The time stamps of single words were kept.').waitFor()
    await page.getByRole('button', { name: 'Save Lyrics', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Save Lyrics?' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(`**/editor/songs/${copy.id}`, patience)
    const stored = (await storedSong(page, copy.id)).lyrics
    expect(stored.map(shown).map(one => ({ ...one, translation: '' }))).toEqual(
      lines.map(line => ({ ...line, translation: '' })),
    )
    expect([stored[0]?.translation, stored[2]?.translation]).toEqual(['The sea', 'the wind'])
  })
})
