import { expect, test } from 'vitest'
import { draftFaults, isFaulty } from './draft-faults'
import type { DraftLyric } from './draft-lyric'

const draft: DraftLyric = {
  key: 'a',
  id: null,
  text: 'la mer',
  translation: '',
  translationPending: false,
  pinyin: '',
  words: [{ wordId: null, text: 'la' }],
  start: 0,
  stop: 0,
  textIsEnglish: false,
  firstSungLyric: false,
  leaveOut: false,
  duplicateLyric: false,
  emptyLyric: false,
  skip: false,
}
const long = (length: number) => 'a'.repeat(length)

test.each<[string, Partial<DraftLyric>, boolean]>([
  ['a lyric without translation', {}, false],
  ['a lyric without words', { words: [] }, false],
  ['no text', { text: ' ' }, true],
  ['a text over its limit', { text: long(501) }, true],
  ['a translation over its limit', { translation: long(1001) }, true],
  ['pinyin over its limit', { pinyin: long(1001) }, true],
  [
    'a word over its limit, which nobody typed',
    { words: [{ wordId: null, text: long(101) }] },
    true,
  ],
  ['anything that is left out', { text: long(501), leaveOut: true }, false],
])('%s is wrong: %j', (_, change, isWrong) => {
  expect(isFaulty({ ...draft, ...change })).toBe(isWrong)
})

test('a fault is told beside its field', () => {
  expect(draftFaults({ ...draft, words: [{ wordId: null, text: long(101) }] })).toEqual({
    text: undefined,
    translation: undefined,
    pinyin: undefined,
    words: 'must have at most 100 characters',
  })
})
