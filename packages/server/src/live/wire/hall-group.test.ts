import { atTime, hallDeadline } from '@duologue/domain/live/at-time'
import { type Hall, newHall } from '@duologue/domain/live/hall'
import type { HallSettings } from '@duologue/domain/live/hall-settings'
import { foldAll, sampleJoin, sampleOpening } from '@duologue/domain/live/sample-hall'
import { playOwnGame } from '@duologue/domain/live/sample-own'
import { started } from '@duologue/domain/live/sample-step'
import { memberView } from '@duologue/domain/live/views/member-view'
import { wireLimits } from '@duologue/domain/live/wire-limits'
import { expect, test } from 'vitest'
import type { KeptHall } from '../log/kept-hall'
import type { Who } from '../who-in-hall'
import { HallGroup } from './hall-group'
import type { HallSocket } from './hall-socket'

/** A group with a socket of each, which count how often they are to be sent a view. */
function group(...people: readonly Who[]) {
  const wanted = people.map(() => 0)
  const every = people.map(() => 0)
  const made = new HallGroup({} as KeptHall)
  for (const [place, who] of people.entries())
    made.add({
      known: { who },
      page: `page ${place}`,
      wantView: (ms: number = wireLimits.viewEvery) => {
        wanted[place] = (wanted[place] ?? 0) + 1
        every[place] = ms
      },
    } as unknown as HallSocket)
  return {
    /** How far apart from the one before it was last wanted, by their places. */
    every,
    /** Who of them is to be sent a view, by their places. */
    tell(hall: Hall): number[] {
      wanted.fill(0)
      made.tell(hall)
      return wanted.flatMap((count, place) => (count > 0 ? place : []))
    },
  }
}

const host = { kind: 'host' } as const
const member = (number: number) => ({ kind: 'member', number }) as const

/** What a phone shows; its clocks run by themselves, and a blow is the screen's until the next line. */
function shownTo(number: number, hall: Hall, at: number) {
  const view = memberView(hall, number, at)
  const still = { left: 0, sides: 0, answered: 0 }
  return {
    ...view,
    turn: view?.turn && { ...view.turn, ...still },
    reveal: view?.reveal && { ...view.reveal, ...still },
  }
}

test.each<HallSettings['form']>(['class', 'teams', 'each'])(
  'a whole game (%s): whoever sees something else is sent it, and nobody is sent the same twice',
  form => {
    const { tell } = group(host, member(1), member(2))
    let hall = started({ form }, 3)
    let at = hall.at
    let isFirst = true
    let sent = 0
    let before = [1, 2].map(number => shownTo(number, hall, at))
    while (hall.state === 'playing') {
      const told = tell(hall)
      const now = [1, 2].map(number => shownTo(number, hall, at))
      for (const place of [0, 1]) {
        const isSame = JSON.stringify(now[place]) === JSON.stringify(before[place])
        if (!isFirst) expect([at, told.includes(place + 1)]).toEqual([at, !isSame])
      }
      expect(told).toContain(0)
      before = now
      isFirst = false
      sent += 1
      at = hallDeadline(hall) ?? at
      hall = atTime(hall, at)
    }
    expect(sent).toBeGreaterThan(5)
  },
)

test('who comes, goes, answers or is moved is news for the screen and for themselves', () => {
  const { tell } = group(host, member(1), member(2))
  const hall = foldAll([[0, null, sampleJoin(1)]], foldAll([[0, null, sampleJoin(2)]]))
  expect(tell(hall)).toEqual([0, 1, 2])
  expect(tell(hall)).toEqual([0])
  const gone = foldAll([[10, null, { type: 'gone', member: 2 }]], hall)
  expect(tell(gone)).toEqual([0, 2])
  const locked = foldAll([[20, null, { type: 'lock', locked: true }]], gone)
  expect(tell(locked)).toEqual([0])
  const three = foldAll([[30, null, sampleJoin(3)]], locked)
  expect(tell(three)).toEqual([0, 1, 2])
})

test('at the own pace numbers and places wait a little, and nobody is told who sees none', () => {
  const { tell, every } = group(host, member(1), member(2))
  const begin = (ownPlace: boolean) =>
    foldAll(
      [
        [0, null, sampleJoin(1)],
        [1, null, sampleJoin(2)],
        [10, null, { type: 'start' }],
      ],
      newHall(sampleOpening({ pace: 'own', ownPlace })),
    )
  const seen = begin(true)
  expect(tell(seen)).toEqual([0, 1, 2])
  expect(every).toEqual([wireLimits.viewEvery, wireLimits.viewEvery, wireLimits.viewEvery])
  // The other one has won points: it is this one's place that is another.
  expect(tell(playOwnGame(seen, 1, () => true, 900_000))).toEqual([0, 2])
  expect(every).toEqual([wireLimits.countEvery, wireLimits.viewEvery, wireLimits.placeEvery])
  const hidden = begin(false)
  tell(hidden)
  expect(tell(playOwnGame(hidden, 1, () => true, 900_000))).toEqual([0])
})
