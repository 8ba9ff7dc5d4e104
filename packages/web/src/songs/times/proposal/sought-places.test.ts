import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { expect, test } from 'vitest'
import { type ProposalScope, soughtPlaces } from './sought-places'

/** Untimed are those that start at 0. */
const timeline = (...starts: number[]): Timeline =>
  starts.map((start, place) => ({ id: String(place), start, stop: 0 }))

const song = timeline(0, 500, 0, 0, 1500, 0, 2500, 0)

test.each<[string, ProposalScope, number[], number[]]>([
  ['all, those with times too', 'all', [], [0, 1, 2, 3, 4, 5, 6, 7]],
  ['those without times', 'untimed', [1, 6], [0, 2, 3, 5, 7]],
  ['those without times between the first tap and the last', 'betweenTaps', [1, 6], [2, 3, 5]],
  ['none where one was tapped', 'betweenTaps', [4], []],
  ['none where none was', 'betweenTaps', [], []],
  ['a tap that was undone is none', 'betweenTaps', [0, 1, 4], [2, 3]],
])('%s', (_, scope, tapped, places) => {
  expect([...soughtPlaces(song, scope, place => tapped.includes(place))]).toEqual(places)
})
