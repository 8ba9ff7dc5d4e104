import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertLyric, patchLyric, removeLyric, reorderLyrics } from '../editing/change-lyrics'
import { copyLyric } from './copy-lyric'
import { markFirstSung, passFirstSung } from './first-sung'
import { recomputeFlags, touchedFlags } from './flags'
import type { LyricLine } from './lyric-line'
import { mergeLyrics } from './merge-lyrics'
import { linesOf, repeatingTexts } from './sample-lines'
import { splitLyric } from './split-lyric'
import { textKey } from './text-key'

const anySong = fc
  .array(fc.constantFrom(...repeatingTexts), { maxLength: 12 })
  .map(texts => linesOf(...texts))

const flagsOf = (lines: readonly LyricLine[]) =>
  lines.map(({ duplicateLyric, emptyLyric, skip }) =>
    [duplicateLyric ? 'd' : '', emptyLyric ? 'e' : '', skip ? 's' : ''].join(''),
  )

test.each([
  ['la  mer ', 'la mer'],
  ['la\u00a0mer', 'la mer'],
  ['e\u0301te\u0301', 'été'],
  ['La mer!', 'La mer!'],
])('the key of %j is %j', (text, key) => {
  expect(textKey(text)).toBe(key)
})

test('the first of a text is the original, the others are duplicates', () => {
  const lines = linesOf('la', 'oh', 'la', 'la', '-')
  expect(flagsOf(lines)).toEqual(['', '', 'ds', 'ds', 'es'])
  expect(flagsOf(removeLyric(lines, 'l0'))).toEqual(['', '', 'ds', 'es'])
  const dragged = reorderLyrics(lines, ['l0', 'l1', 'l3', 'l2', 'l4'])
  expect(flagsOf(dragged)).toEqual(['', '', 'ds', 'ds', 'es'])
})

test('a skip by hand stays, one by the rule goes with its reason', () => {
  const [first, second] = linesOf('la', 'la')
  if (!first || !second) throw new Error('there are two lines')
  const byHand = { ...first, skip: true }
  expect(recomputeFlags([byHand])[0]?.skip).toBe(true)
  expect(recomputeFlags([second])[0]).toMatchObject({ duplicateLyric: false, skip: false })
})

test('a duplicate that was unticked stays so until its group changes', () => {
  const lines = linesOf('la', 'la', 'oh')
  const unticked = patchLyric(lines, 'l1', { duplicateLyric: false, skip: false })
  expect(flagsOf(unticked)).toEqual(['', '', ''])
  expect(flagsOf(patchLyric(unticked, 'l2', { text: 'ah' }))).toEqual(['', '', ''])
  expect(flagsOf(patchLyric(unticked, 'l2', { text: 'la' }))).toEqual(['', 'ds', 'ds'])
})

test('a copy has no times, is a duplicate and skipped', () => {
  const [line] = linesOf('la mer')
  if (!line) throw new Error('there is a line')
  const lines = insertLyric([line], copyLyric(line, 'new'), 1)
  expect(lines[1]).toEqual({
    ...line,
    id: 'new',
    startTime: 0,
    stopTime: 0,
    duplicateLyric: true,
    skip: true,
    firstSungLyric: false,
  })
})

test('whoever was sung first hands it on', () => {
  const lines = linesOf('un', 'deux')
  expect(removeLyric(lines, 'l0').map(line => line.firstSungLyric)).toEqual([true])
  expect(removeLyric(lines, 'l1').map(line => line.firstSungLyric)).toEqual([true])
  expect(passFirstSung({ firstSungLyric: true }, [])).toEqual([])
  const marked = markFirstSung(linesOf('un', 'deux').reverse())
  expect(marked.map(line => line.firstSungLyric)).toEqual([true, false])
})

test('flags told anew are told the same again, with one original for each text', () => {
  fc.assert(
    fc.property(anySong, lines => {
      const once = recomputeFlags(lines)
      expect(recomputeFlags(once)).toEqual(once)
      const originals = once.filter(line => !line.duplicateLyric).map(({ text }) => textKey(text))
      expect(originals).toEqual([...new Set(once.map(({ text }) => textKey(text)))])
      for (const line of once) {
        expect(line.emptyLyric).toBe(line.words.length === 0)
        if (line.emptyLyric || line.duplicateLyric) expect(line.skip).toBe(true)
      }
    }),
  )
})

/** One edit of the song editor, by where and what. */
const anyEdit = fc.record({
  kind: fc.constantFrom('insert', 'copy', 'remove', 'move', 'text', 'words', 'merge', 'split'),
  at: fc.nat(),
  text: fc.constantFrom('la mer', 'oh', '-', 'tra la la'),
})
type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never

let made = 0

function applied(lines: readonly LyricLine[], { kind, at, text }: Edit): LyricLine[] {
  const [fresh] = linesOf(text)
  const line = lines[at % Math.max(1, lines.length)]
  made += 1
  if (!fresh || !line || kind === 'insert')
    return insertLyric(
      lines,
      { ...(fresh as LyricLine), id: `n${made}`, firstSungLyric: false },
      at,
    )
  const said = line.words.map(word => ({ text: word, pinyin: '' }))
  switch (kind) {
    case 'copy':
      return insertLyric(lines, copyLyric(line, `n${made}`), at)
    case 'remove':
      return removeLyric(lines, line.id)
    case 'move':
      return reorderLyrics(lines, [
        ...lines.filter(other => other !== line).map(({ id }) => id),
        line.id,
      ])
    case 'text':
      return patchLyric(lines, line.id, { text })
    case 'words':
      return patchLyric(lines, line.id, { words: fresh.words })
    case 'merge':
      return mergeLyrics(lines, line.id, 'below')?.lines ?? [...lines]
    default:
      return splitLyric(lines, line.id, said, 1, `n${made}`) ?? [...lines]
  }
}

test('whatever way a song was edited, its flags are those that are told anew of what it has become', () => {
  fc.assert(
    fc.property(anySong, fc.array(anyEdit, { maxLength: 15 }), (lines, edits) => {
      const edited = edits.reduce(applied, lines)
      expect(recomputeFlags(edited)).toEqual(edited)
      expect(touchedFlags(edited, edited)).toEqual(edited)
      expect(edited.filter(line => line.firstSungLyric).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('many texts changed in their places have the flags of the same change among moved lyrics', () => {
  fc.assert(
    fc.property(
      anySong,
      fc.array(fc.constantFrom(...repeatingTexts), { minLength: 12 }),
      fc.nat(),
      (lines, texts, by) => {
        const loose = lines.map((line, place) => ({
          ...line,
          duplicateLyric: (by >> place) % 2 === 1,
        }))
        const changed = loose.map((line, place) => ({ ...line, text: texts[place] ?? line.text }))
        // One more lyric with a text of its own touches no group, and the lyrics stand elsewhere.
        const [own] = linesOf('a text of its own')
        const others = own ? [{ ...own, id: 'own' }] : []
        const elsewhere = touchedFlags(loose, [...others, ...changed]).slice(others.length)
        expect(touchedFlags(loose, changed)).toEqual(elsewhere)
      },
    ),
  )
})
