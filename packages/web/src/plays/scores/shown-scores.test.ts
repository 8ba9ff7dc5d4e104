import type { BestPlay } from '@duologue/contract/plays'
import { expect, test } from 'vitest'
import { shownScores, withOwn } from './shown-scores'

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

test.each([
  ['nobody', null, first(20)],
  ['one of the page', 7, first(20)],
  ['one of a later page', 30, [...first(20), 30]],
])('%s finds their own row with the first page', (_name, own, places) => {
  const all = board(own)
  const page = withOwn(
    all.slice(0, 20),
    all.filter(({ isOwn }) => isOwn),
  )
  expect(page.map(({ place }) => place)).toEqual(places)
})

test('the own row stands before the rows of a later page', () => {
  const all = board(3)
  const [own] = all.filter(({ isOwn }) => isOwn)
  const page = withOwn(all.slice(20, 40), own ? [own] : [])
  expect(page.map(({ place }) => place)).toEqual([3, ...first(40).slice(20)])
})
