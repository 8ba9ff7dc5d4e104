import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankLine } from '../lyrics/lyric-line'
import { applyEdit } from './apply-edit'
import { findText, nextFound, replaceFound, searchedFields, type TextSearch } from './find-text'
import { sampleSong } from './sample-song'

const search = (text: string, more: Partial<TextSearch> = {}): TextSearch => ({
  text,
  matchCase: false,
  wholeWord: false,
  fields: searchedFields,
  ...more,
})
const lyric = (text: string, translation = '') => ({ ...blankLine('a', text), translation })
const marked = (text: string, looked: TextSearch) =>
  findText([lyric(text)], looked).reduceRight(
    (shown, { start, end }) =>
      `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
    text.normalize('NFC'),
  )

describe('finding a text in lyrics', () => {
  test.each<[string, TextSearch, string]>([
    ['La mer, la lame', search('la'), '[La] mer, [la] [la]me'],
    ['La mer, la lame', search('la', { matchCase: true }), 'La mer, [la] [la]me'],
    ['La mer, la lame', search('la', { wholeWord: true }), '[La] mer, [la] lame'],
    ["l'amour toujours", search('amour', { wholeWord: true }), "l'[amour] toujours"],
    ['été', search('e'), 'été'],
    ['été', search('ete'), 'été'],
    ['ÉTÉ', search('été'), '[ÉTÉ]'],
    ['Straße', search('STRASSE'), 'Straße'],
    ['oh oh oh', search('oh oh'), '[oh oh] oh'],
    ['what? (what?)', search('what?'), '[what?] ([what?])'],
    ['a\\b $1', search('\\b $'), 'a[\\b $]1'],
    ['我们去北京', search('北京', { wholeWord: true }), '我们去[北京]'],
    ['été', search('été'.normalize('NFD')), '[été]'],
    ['été'.normalize('NFD'), search('été'), '[été]'],
    ['été'.normalize('NFD'), search('e'), 'été'],
    ['anything', search(''), 'anything'],
  ])('%s: %j', (text, looked, expected) => {
    expect(marked(text, looked)).toBe(expected.normalize('NFC'))
  })

  test('goes through texts and translations in song order, or one of them alone', () => {
    const lyrics = [
      { ...lyric('un soleil', 'a sun'), id: 'a' },
      { ...lyric('sun', 'sun'), id: 'b' },
    ]
    const placesOf = (looked: TextSearch) =>
      findText(lyrics, looked).map(({ id, field, place }) => [id, field, place])
    expect(placesOf(search('sun'))).toEqual([
      ['a', 'translation', 0],
      ['b', 'text', 1],
      ['b', 'translation', 1],
    ])
    expect(placesOf(search('sun', { fields: ['text'] }))).toEqual([['b', 'text', 1]])
  })
})

test('it goes on from a point, and after the last one begins anew', () => {
  const lyrics = [
    { ...lyric('la la', 'la'), id: 'a' },
    { ...lyric('la'), id: 'b' },
  ]
  const found = findText(lyrics, search('la'))
  const from = (place: number, field: 'text' | 'translation', start: number) =>
    nextFound(found, { place, field, start })
  expect([nextFound(found, null), nextFound([], null), nextFound([], found[0] ?? null)]).toEqual([
    0, -1, -1,
  ])
  expect([from(0, 'text', 0), from(0, 'text', 1), from(0, 'text', 4)]).toEqual([0, 1, 2])
  expect([from(0, 'translation', 1), from(1, 'text', 0), from(1, 'text', 1)]).toEqual([3, 3, 0])
})

describe('replacing what was found', () => {
  const replaced = (text: string, looked: TextSearch, by: string) => {
    const lyrics = [lyric(text, 'as it was')]
    return replaceFound(lyrics, findText(lyrics, looked), by)
  }

  test.each([
    ['la mer, la la', 'la', 'a', 'a mer, a a', 3],
    ['la mer', 'mer', '$& $1 \\n', 'la $& $1 \\n', 1],
    ['la mer', 'la ', '', 'mer', 1],
  ])('%j: %j by %j', (text, looked, by, value, count) => {
    expect(replaced(text, search(looked), by)).toEqual({
      edits: [{ kind: 'lyric', id: 'a', field: 'text', value, was: text }],
      count,
      refused: 0,
    })
  })

  test('a field that would be empty or too long stays, and is told', () => {
    const nothing = { edits: [], count: 0, refused: 1 }
    expect(replaced('la', search('la'), ' ')).toEqual(nothing)
    expect(replaced('la', search('la'), 'x'.repeat(501))).toEqual(nothing)
    const lyrics = [lyric('la', 'the')]
    expect(replaceFound(lyrics, findText(lyrics, search('the')), '')).toEqual(nothing)
  })

  const word = fc.string({
    unit: fc.constantFrom('a', 'A', 'é', 'e\u0301', ' ', '.', 'b'),
    maxLength: 12,
  })
  const texts = fc.array(
    word.map(text => `x${text}`),
    { minLength: 1, maxLength: 6 },
  )
  const options = fc.record({ matchCase: fc.boolean(), wholeWord: fc.boolean() })

  test('nothing of it is left, and there is as much of what it was replaced by', () => {
    fc.assert(
      fc.property(texts, word, options, (lines, looked, how) => {
        const song = sampleSong(...lines)
        const asked = search(looked, { ...how, fields: ['text'] })
        const found = findText(song.lyrics, asked)
        const { edits, count, refused } = replaceFound(song.lyrics, found, '●')
        expect([count, refused]).toEqual([found.length, 0])
        const after = edits.reduce(applyEdit, song)
        expect(findText(after.lyrics, search('●'))).toHaveLength(found.length)
        expect(after.lyrics.map(({ text }) => text.replaceAll('●', '').length)).toEqual(
          song.lyrics.map(
            ({ text, id }) =>
              text.normalize('NFC').length -
              found
                .filter(one => one.id === id)
                .reduce((sum, one) => sum + one.end - one.start, 0) -
              // What nothing was found in is not written anew.
              (found.some(one => one.id === id) ? 0 : text.normalize('NFC').length - text.length),
          ),
        )
      }),
    )
  })

  test('by itself, with its case, changes no text', () => {
    fc.assert(
      fc.property(texts, word, (lines, looked) => {
        const song = sampleSong(...lines.map(line => line.normalize('NFC')))
        const asked = search(looked, { matchCase: true, fields: ['text'] })
        const found = findText(song.lyrics, asked)
        const { edits } = replaceFound(song.lyrics, found, looked.normalize('NFC'))
        for (const { value, was } of edits) expect(value).toBe(was)
      }),
    )
  })

  test('what stands in the lyrics is found, in every one', () => {
    fc.assert(
      fc.property(texts, fc.nat(5), fc.nat(12), fc.nat(12), (lines, at, from, to) => {
        const song = sampleSong(...lines)
        const text = song.lyrics[at % song.lyrics.length]?.text.normalize('NFC') ?? ''
        const looked = text.slice(Math.min(from, to), Math.max(from, to))
        const found = findText(song.lyrics, search(looked, { matchCase: true }))
        const holders = song.lyrics.filter(
          line => looked !== '' && line.text.normalize('NFC').includes(looked),
        )
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(holders.map(({ id }) => id)))
      }),
    )
  })
})
