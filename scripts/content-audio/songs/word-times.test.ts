import { expect, test } from 'vitest'
import { playedWords, withWordTimes, wordTimes } from './word-times'

test('times are pairs of an offset and hundredths, rising', () => {
  const words = [
    { offset: 0, after: 0 },
    { offset: 3, after: 0.304 },
    { offset: 6, after: 0.304 },
    { offset: 8, after: 0.5 },
  ]
  expect(wordTimes({ start: 2.5 }, words)).toEqual([0, 250, 3, 280, 8, 300])
})

test('a Chinese word begins with the note of its first sign', () => {
  const lyric = {
    text: '慢慢走，慢慢走',
    translation: 'Walk slowly',
    words: ['慢慢', '走', '慢慢', '走'],
    start: 1,
    stop: 4,
  }
  expect(playedWords(lyric)).toEqual([
    { offset: 0, after: 0 },
    { offset: 2, after: 1 },
    { offset: 4, after: 1.5 },
    { offset: 6, after: 2.5 },
  ])
  expect(() => playedWords({ ...lyric, words: ['快'] })).toThrow('快 is not in 慢慢走，慢慢走')
})

test('times are written behind each lyric, in the place of older ones', () => {
  const file = (marks: [string, string]) => `{
  "lyrics": [
    {"text": "La mer", "words": ["la"], "start": 2.5, "stop": 3${marks[0]}},
    {"text": "La nuit", "words": ["la"], "start": 3.5, "stop": 4.25${marks[1]}}
  ]
}
`
  const wanted = file([', "marks": [0, 250, 3, 280]', ', "marks": [0, 350]'])
  const times = [
    [0, 250, 3, 280],
    [0, 350],
  ]
  expect(withWordTimes(file(['', '']), times)).toBe(wanted)
  expect(withWordTimes(file(['', ', "marks": [0, 1]']), times)).toBe(wanted)
})
