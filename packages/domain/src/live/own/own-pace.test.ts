import { describe, expect, test } from 'vitest'
import { sampleItems } from '../../pronunciation/game/sample-items'
import { type Hall, newHall } from '../hall'
import type { HallSettings } from '../hall-settings'
import { askedIn } from '../line-stats'
import { foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { playedBattle, playedRound, playOwnGame, sendOwn } from '../sample-own'
import { memberView } from '../views/member-view'
import { screenView } from '../views/screen-view'
import { withoutKnownGame } from '../views/without-known-game'
import { ownFault } from './own-fault'

const around = { code: null, address: 'duologue.example/live', fullNames: {} }
const late = 1_000_000
const ownHall = (settings: Partial<HallSettings> = {}, members = 2, isList = false): Hall => {
  const opening = sampleOpening({ pace: 'own', difficulty: 'easy', rounds: 1, ...settings })
  const items = isList ? sampleItems : null
  return foldAll(
    [
      ...Array.from({ length: members }, (_, place): Told => {
        const side = place % 2 === 0 ? 1 : 2
        return [place, null, sampleJoin(place + 1, { side })]
      }),
      [1000, null, { type: 'start' }],
    ],
    newHall({ ...opening, script: { ...opening.script, items } }),
  )
}
const always = () => true
const never = () => false
const end: Told = [late + 9000, null, { type: 'end' }]

describe('a battle of one’s own', () => {
  const hall = ownHall()

  test('everybody has another chance, and another one with each game', () => {
    const [one, two] = [1, 2].map(number => memberView(hall, number, 2000)?.own)
    expect(one?.seed).not.toBe(two?.seed)
    const played = playOwnGame(hall, 1, always, late)
    const next = memberView(played, 1, late)?.own
    expect(next).toMatchObject({ game: 2, events: [] })
    expect(next?.seed).not.toBe(one?.seed)
  })

  test('whoever comes back goes on where they stood', () => {
    const own = memberView(hall, 1, 2000)?.own
    if (own?.kind !== 'battle') throw new Error('no battle')
    const events = playedBattle(own.setup, own.seed, always).slice(0, 2)
    const begun = sendOwn(hall, 1, events, 20_000)
    expect(memberView(begun, 1, 21_000)?.own).toEqual({ ...own, events })
    expect(memberView(begun, 1, 21_000)?.turn).toBeNull()
  })

  test('a page that plays it already is told how far the hall is with it, and why it has not taken an event', () => {
    const own = memberView(hall, 1, 2000)?.own
    if (own?.kind !== 'battle') throw new Error('no battle')
    const begun = sendOwn(hall, 1, playedBattle(own.setup, own.seed, always).slice(0, 2), 20_000)
    const view = memberView(begun, 1, 21_000)
    if (!view) throw new Error('no member')
    expect(withoutKnownGame(view, 1).own).toEqual({ kind: 'known', game: 1, known: 2 })
    expect([withoutKnownGame(view, null), withoutKnownGame(view, 2)]).toEqual([view, view])
    const faults = [0, 1, 2].map(index => ownFault(begun, 1, { game: 1, index }))
    expect(faults).toEqual([null, null, 'not-taken'])
    expect(ownFault(begun, 2, { game: 1, index: 0 })).toBe('not-taken')
    expect(ownFault(begun, 1, { game: 2, index: 0 })).toBe('not-taken')
  })

  test('an event that is told twice, out of its place or too early is none', () => {
    const own = memberView(hall, 1, 2000)?.own
    if (own?.kind !== 'battle') throw new Error('no battle')
    const [start, answer] = playedBattle(own.setup, own.seed, always)
    if (!start || !answer) throw new Error('no events')
    const play = (index: number, event: typeof start, game = 1): Told => [
      3000,
      1,
      { type: 'play', game, index, event },
    ]
    const begun = foldAll([play(0, start)], hall)
    expect(foldAll([play(0, start)], begun).own).toEqual(begun.own)
    expect(foldAll([play(2, answer)], begun).own).toEqual(begun.own)
    expect(foldAll([play(1, answer, 2)], begun).own).toEqual(begun.own)
    expect(foldAll([play(1, { type: 'time', at: 10 })], begun).own).toEqual(begun.own)
    expect(foldAll([play(1, { ...answer, at: 7001 })], begun).own).toEqual(begun.own)
    expect(foldAll([play(0, { kind: 'next', at: 10 } as never)], hall).own).toEqual({})
  })

  test('the best game counts, whichever was the last', () => {
    const once = playOwnGame(hall, 1, always, late)
    const points = memberView(once, 1, late)?.points ?? 0
    expect(points).toBeGreaterThan(0)
    const twice = playOwnGame(once, 1, never, late + 1000)
    expect(memberView(twice, 1, late + 1000)?.points).toBe(points)
  })

  test('what was answered is asked for in the report, a clock that ran out, too', () => {
    const own = memberView(hall, 1, 2000)?.own
    if (own?.kind !== 'battle') throw new Error('no battle')
    const silent = sendOwn(
      hall,
      1,
      [
        { type: 'start', at: 0 },
        { type: 'time', at: 900_000 },
      ],
      late,
    )
    expect(askedIn(silent).map(({ right, ms, choice }) => [right, ms, choice])).toEqual(
      Array.from({ length: 3 }, () => [false, null, null]),
    )
    expect(askedIn(playOwnGame(hall, 1, always, late)).every(({ right, ms }) => right && ms)).toBe(
      true,
    )
  })

  test.each([
    ['half of them have won', always, never, 'class'],
    ['nobody has won', never, never, 'computer'],
  ])('a class: %s', (_, one, other, outcome) => {
    const first = playOwnGame(hall, 1, one, late)
    const both = playOwnGame(first, 2, other, late)
    expect(foldAll([end], both).outcome).toBe(outcome)
  })

  test('nobody has played to the end: no outcome', () => {
    expect(foldAll([end], hall).outcome).toBe('none')
  })
})

describe('teams at their own pace', () => {
  const hall = ownHall({ form: 'teams', shows: 'sides' }, 4)
  const one = playOwnGame(playOwnGame(hall, 1, always, late), 3, never, late)

  test('the side whose members have more on the whole wins; who did not play does not count', () => {
    const both = playOwnGame(one, 2, always, late)
    expect(foldAll([end], both).outcome).toBe('side2')
    const [first, second] = screenView(both, late, around).board
    expect((first?.points ?? 0) > 0 && (second?.points ?? 0) > 0).toBe(true)
    // The board says so, too: the fourth, who never began, costs nobody a place.
    expect(first).toMatchObject({ side: 2, place: 1 })
  })

  test('the same on both sides is a draw', () => {
    const neither = playOwnGame(playOwnGame(hall, 1, never, late), 2, never, late)
    const equal = memberView(neither, 1, late)?.points === memberView(neither, 2, late)?.points
    expect(foldAll([end], neither).outcome === 'draw').toBe(equal)
    expect(foldAll([end], hall).outcome).toBe('none')
  })
})

describe('a round of one’s own', () => {
  const hall = ownHall({ mode: 'reading', difficulty: 'normal' }, 2, true)

  test('all items are asked, and what was missed is looked at again', () => {
    const played = playOwnGame(hall, 1, place => place !== 0, late)
    const asked = askedIn(played)
    expect(asked).toHaveLength(sampleItems.length)
    expect(asked.filter(({ right }) => !right)).toHaveLength(1)
    expect(memberView(played, 1, late)?.points).toBe((sampleItems.length - 1) * 20)
    const over = foldAll([end], played)
    expect(memberView(over, 1, late + 9000)?.end?.missed).toHaveLength(1)
    expect(memberView(over, 1, late + 9000)?.own).toBeNull()
    expect(screenView(over, late + 9000, around).end?.lines).toHaveLength(1)
    expect(screenView(over, late + 9000, around).members[0]?.answers).toBe(sampleItems.length)
  })

  test('a game that no hand can have played comes to nothing', () => {
    const own = memberView(hall, 1, 2000)?.own
    if (own?.kind !== 'round') throw new Error('no round')
    let at = 0
    const events = playedRound(own.setup, own.seed, always).map(event => {
      at += event.kind === 'answer' ? 1500 : 500
      return { ...event, at }
    })
    const played = sendOwn(hall, 1, events, late)
    expect(memberView(played, 1, late)?.own?.game).toBe(2)
    expect(memberView(played, 1, late)?.points).toBe(0)
  })

  test('a game goes through JSON between any two of its events', () => {
    const played = playOwnGame(hall, 1, always, late)
    const through = playOwnGame(JSON.parse(JSON.stringify(hall)), 1, always, late)
    expect(JSON.parse(JSON.stringify(through))).toEqual(JSON.parse(JSON.stringify(played)))
  })
})
