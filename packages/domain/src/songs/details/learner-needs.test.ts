import { expect, test } from 'vitest'
import { linesOf } from '../lyrics/sample-lines'
import { learnerNeeds } from './learner-needs'

const lyrics = linesOf('la mer', 'qui danse', 'la mer')
const words = new Map(['la', 'mer', 'qui', 'danse'].map(id => [id, { translation: `(${id})` }]))
const whole = { lyrics, words, rights: 'own', unplayed: 0 }
const first = (change: object) =>
  lyrics.map((line, index) => (index === 0 ? { ...line, ...change } : line))

test.each([
  ['whole', {}, []],
  [
    'untimed in a line',
    { lyrics: first({ startTime: 0, stopTime: 0 }) },
    [{ kind: 'untimed', timed: 2, lines: 3 }],
  ],
  ['overlapping', { lyrics: first({ stopTime: 1500 }) }, [{ kind: 'overlapping', count: 1 }]],
  [
    'without a translation',
    { lyrics: first({ translation: ' ' }) },
    [{ kind: 'untranslated', count: 1, lyric: 'l0' }],
  ],
  [
    'with a translation on its way',
    { lyrics: first({ translation: '', translationPending: true }) },
    [],
  ],
  [
    'with words that mean nothing',
    { words: new Map([['la', { translation: '' }]]) },
    [{ kind: 'unexplained', count: 4 }],
  ],
  ['not played for everybody', { unplayed: 3 }, [{ kind: 'unplayed', people: 3 }]],
  ['without rights', { rights: 'unknown' }, [{ kind: 'unstated' }]],
  ['without lyrics', { lyrics: [] }, []],
])('a song that is %s', (_, change, needs) => {
  expect(learnerNeeds({ ...whole, ...change })).toEqual(needs)
})

test('a line that is left out needs nothing, one that was sung before needs its times', () => {
  const untimed = { startTime: 0, stopTime: 0, translation: '' }
  const leftOut = lyrics.map((line, index) =>
    index === 1 ? { ...line, ...untimed, skip: true } : line,
  )
  expect(learnerNeeds({ ...whole, lyrics: leftOut })).toEqual([])
  const again = lyrics.map((line, index) =>
    index === 2 ? { ...line, startTime: 0, stopTime: 0, skip: true } : line,
  )
  expect(again[2]?.duplicateLyric).toBe(true)
  expect(learnerNeeds({ ...whole, lyrics: again })).toEqual([
    { kind: 'untimed', timed: 2, lines: 3 },
  ])
})
