import type { BestPlay } from '@duologue/contract/plays'
import { expect, test } from 'vitest'
import { shownScores } from './shown-scores'

const board = (own: number | null, total = 40): BestPlay[] =>
  Array.from({ length: total }, (_, index) => ({
    place: index + 1,
    player: null,
    isOwn: index + 1 === own,
    score: 1000 - index,
    share: 100 - index,
    isWinner: true,
    datePlayed: '2026-01-01T00:00:00.000Z',
  }))

const shown = (own: number | null) => {
  const all = board(own)
  const nearby = own === null ? [] : all.slice(Math.max(0, own - 3), own + 2)
  return shownScores(all.slice(0, 20), nearby).map(({ place }) => place)
}

const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  ['nobody', null, first(20)],
  ['the first', 1, first(20)],
  ['the sixth', 6, first(20)],
  ['the seventh', 7, [1, 2, 3, 5, 6, 7, 8, 9]],
  ['the nineteenth', 19, [1, 2, 3, 17, 18, 19, 20, 21]],
  ['the thirtieth', 30, [1, 2, 3, 28, 29, 30, 31, 32]],
])('%s sees the best and those around', (_name, own, places) => {
  expect(shown(own)).toEqual(places)
})
