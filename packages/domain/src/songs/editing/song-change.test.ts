import { expect, test } from 'vitest'
import { type Inverse, isOtherGame } from './song-change'

const ofLyric = (fields: object): Inverse => ({ lyrics: { a: { ...fields } } })

test.each<[string, boolean, Inverse]>([
  ['a text', true, ofLyric({ text: 'un' })],
  ['a text beside a translation', true, ofLyric({ translation: 'one', text: 'un' })],
  ['words', true, ofLyric({ words: [] })],
  ['a start', true, ofLyric({ startTime: 0 })],
  ['a stop', true, ofLyric({ stopTime: 0 })],
  ['a flag', true, ofLyric({ skip: true })],
  ['an order', true, { order: ['a', 'b'] }],
  ['a lyric that came', true, { added: ['a'] }],
  ['a lyric that went', true, { removed: [{ after: null, fields: { id: 'a' } }] }],
  ['the language', true, { song: { language: 'french' } }],
  ['nothing', false, {}],
  ['a title', false, { song: { title: 'Un' } }],
  ['a translation', false, ofLyric({ translation: '', translationSource: null })],
  ['pinyin and a note', false, ofLyric({ pinyin: '', annotation: '' })],
  ['the mark of the first sung', false, ofLyric({ firstSungLyric: true })],
])('after a change of %s a game is another one: %s', (_what, isOther, inverse) => {
  expect(isOtherGame(inverse)).toBe(isOther)
})
