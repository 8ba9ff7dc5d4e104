import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textKey } from '../lyrics/text-key'
import { combineLyrics } from './combine-lyrics'
import type { DraftLyric } from './draft-lyric'
import {
  editDrafts,
  leaveOutDraft,
  placeWithoutText,
  removeDraft,
  retextDraft,
  settleDrafts,
} from './settle-drafts'

let count = 0
const draft = (text: string, start = 0, stop = 0, more: Partial<DraftLyric> = {}): DraftLyric => {
  count += 1
  return {
    key: `k${count}`,
    id: null,
    text,
    start,
    stop,
    translation: '',
    pinyin: '',
    translationPending: false,
    textIsEnglish: false,
    leaveOut: false,
    firstSungLyric: false,
    duplicateLyric: false,
    emptyLyric: false,
    skip: false,
    words: [{ wordId: null, text }],
    ...more,
  }
}
const known = (text: string, start = 0, stop = 0, more: Partial<DraftLyric> = {}) =>
  draft(text, start, stop, { id: `id-${text}`, ...more })

const shown = (lyrics: readonly DraftLyric[]) =>
  lyrics.map(({ text, start, stop }) => [text, start, stop])

test('timed lyrics go to their moments, others to the end', () => {
  const existing = [known('a', 1000, 1999), known('c', 3000, 4000)]
  expect(shown(combineLyrics(existing, [draft('b', 2000, 6000)], 'mulanci').lyrics)).toEqual([
    ['a', 1000, 1999],
    ['b', 2000, 2999],
    ['c', 3000, 4000],
  ])
  expect(shown(combineLyrics(existing, [draft('b')], 'noTimestamps').lyrics)).toEqual([
    ['a', 1000, 1999],
    ['c', 3000, 4000],
    ['b', 0, 0],
  ])
})

test.each([
  ['touched what followed', 2999, 1499],
  ['met what followed', 3000, 1499],
  ['was not set', 0, 1499],
  ['left a real gap', 2000, 2000],
])('the stop of a lyric of the song that %s', (_, stop, becomes) => {
  const existing = [known('a', 1000, stop), known('c', 3000, 4000)]
  const { lyrics } = combineLyrics(existing, [draft('b', 1500, 1600)], 'mulanci')
  expect(lyrics[0]?.stop).toBe(becomes)
})

test('lyrics of the song that are not timed stay so', () => {
  const { lyrics } = combineLyrics([known('a'), known('b')], [draft('c', 1000, 2000)], 'mulanci')
  expect(shown(lyrics)).toEqual([
    ['a', 0, 0],
    ['b', 0, 0],
    ['c', 1000, 2000],
  ])
})

test('what the song has at the same moment is left out and counted, once each', () => {
  const fresh = [draft('la', 1001, 1999), draft('la', 3000, 3999), draft('la ', 1000, 1999)]
  const { lyrics, alreadyThere } = combineLyrics([known('la', 1000, 2000)], fresh, 'mulanci')
  expect(alreadyThere).toBe(1)
  expect(lyrics).toHaveLength(3)
})

test('a new duplicate begins with what its original has', () => {
  const words = [{ wordId: 'w', text: 'la mer' }]
  const original = known('la mer', 0, 0, { translation: 'the sea', pinyin: '', words })
  const { lyrics } = combineLyrics([original], [draft('la mer', 0, 0), draft('oh')], 'noTimestamps')
  // The first new one is there already; a second one of the same text would be new.
  expect(lyrics).toHaveLength(2)
  const again = combineLyrics([original], [draft('la mer'), draft('la  mer')], 'noTimestamps')
  expect(again.lyrics.at(-1)).toMatchObject({
    translation: 'the sea',
    words,
    duplicateLyric: true,
    skip: true,
    firstSungLyric: false,
  })
})

test('flags: the first that is sung, duplicates and empty ones; what is left out counts for nothing', () => {
  const drafts = settleDrafts([
    draft('作词 : X', 0, 0, { leaveOut: true }),
    draft('la'),
    draft('oh', 0, 0, { words: [] }),
    draft('la'),
  ])
  expect(
    drafts.map(one => [one.firstSungLyric, one.duplicateLyric, one.emptyLyric, one.skip]),
  ).toEqual([
    [false, false, false, false],
    [true, false, false, false],
    [false, false, true, true],
    [false, true, false, true],
  ])
})

test('an edit reaches all lyrics with the same text; another text ends the kinship', () => {
  const drafts = [draft('la'), draft('oh'), draft('la')]
  const [first, , third] = drafts as [DraftLyric, DraftLyric, DraftLyric]
  const edited = editDrafts(drafts, third.key, { translation: 'sea', words: [] })
  expect(edited.map(({ translation, emptyLyric }) => [translation, emptyLyric])).toEqual([
    ['sea', true],
    ['', false],
    ['sea', true],
  ])
  const other = retextDraft(edited, third.key, 'lo')
  expect(editDrafts(other, first.key, { translation: 'x' })[2]?.translation).toBe('sea')
  expect(editDrafts(drafts, 'nobody', { translation: 'x' })).toEqual(drafts)
})

test('the original that goes makes the next one the original', () => {
  const drafts = settleDrafts([draft('la'), draft('la'), draft('la')])
  const [first] = drafts as [DraftLyric]
  expect(removeDraft(drafts, first.key).map(one => one.duplicateLyric)).toEqual([false, true])
  expect(leaveOutDraft(drafts, first.key, true).map(one => one.duplicateLyric)).toEqual([
    false,
    false,
    true,
  ])
})

test('a lyric without text is missed, unless it is left out', () => {
  expect(placeWithoutText([draft('a'), draft(' ')])).toBe(1)
  expect(placeWithoutText([draft('a'), draft('', 0, 0, { leaveOut: true })])).toBe(-1)
})

test('whatever is combined: nothing of the song is lost, all starts are in order, one original each', () => {
  const text = fc.constantFrom('la', 'oh', 'mer')
  const timed = fc.record({ text, start: fc.integer({ min: 0, max: 20 }).map(n => n * 50) })
  const lines = fc.array(timed, { maxLength: 8 })
  fc.assert(
    fc.property(lines, lines, (mine, fresh) => {
      const inOrder = mine.toSorted((a, b) => a.start - b.start)
      const existing = inOrder.map((one, index) =>
        draft(one.text, one.start, one.start + 40, { id: `${index}` }),
      )
      const added = fresh.map(one => draft(one.text, one.start, one.start + 30))
      const { lyrics, alreadyThere } = combineLyrics(existing, added, 'mulanci')
      expect(lyrics.filter(({ id }) => id !== null).map(({ id }) => id)).toEqual(
        existing.map(({ id }) => id),
      )
      expect(lyrics).toHaveLength(existing.length + added.length - alreadyThere)
      const starts = lyrics.map(({ start }) => start)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(lyrics.every(({ start, stop }) => stop >= start)).toBe(true)
      const originals = lyrics.filter(({ duplicateLyric }) => !duplicateLyric)
      expect(new Set(originals.map(one => textKey(one.text))).size).toBe(originals.length)
      expect(lyrics.filter(({ firstSungLyric }) => firstSungLyric)).toHaveLength(
        Math.min(1, lyrics.length),
      )
      expect(settleDrafts(lyrics)).toEqual(lyrics)
    }),
  )
})
