import { describe, expect, test } from 'vitest'
import { countedGames } from '../counted-games'
import type { Hall } from '../hall'
import { hallReport } from '../hall-report'
import { foldAll, sampleJoin, type Told } from '../sample-hall'
import { memberView } from '../views/member-view'
import { screenView } from '../views/screen-view'
import { withoutKnownGame } from '../views/without-known-game'
import { pairFault } from './play-pair'
import { always, duelAsTold, duelOf, lobbyOfPair, pairsBegin, startedPairs } from './sample-pairs'

const around = { code: null, address: 'duologue.example/live', fullNames: {} }
const late = 500_000
const end: Told = [late, null, { type: 'end' }]
const partners = (hall: Hall) =>
  hall.members.map(({ number }) => {
    const own = memberView(hall, number, pairsBegin)?.own
    return own?.kind === 'pair' ? own.partner.name : (own?.kind ?? null)
  })

describe('members are dealt into pairs', () => {
  test('in the order of joining; the odd one plays with the computer', () => {
    const five = ['Guest 2', 'Guest 1', 'Guest 4', 'Guest 3', 'battle']
    expect(partners(startedPairs({}, 5))).toEqual(five)
    expect(partners(startedPairs({}, 1))).toEqual(['battle'])
    const numbers = screenView(startedPairs({}, 3), 2000, around).members.map(({ pair }) => pair)
    expect(numbers).toEqual([1, 1, undefined])
  })

  test('whoever is away at the start is behind all others', () => {
    const gone: Told = [10, null, { type: 'gone', member: 1 }]
    const joined = [1, 2, 3].map((member): Told => [5, null, sampleJoin(member)])
    const hall = foldAll([...joined, gone, [3000, null, { type: 'start' }]], startedPairs({}, 0))
    expect(partners(hall)).toEqual(['battle', 'Guest 3', 'Guest 2'])
  })

  test('whoever comes late plays with the odd one, as long as that one has not begun', () => {
    const hall = startedPairs({}, 3)
    const join: Told = [5000, null, sampleJoin(4)]
    expect(partners(foldAll([join], hall)).slice(2)).toEqual(['Guest 4', 'Guest 3'])
    const begun = foldAll(
      [[2000, 3, { type: 'play', game: 1, index: 0, event: { type: 'start', at: 0 } }], join],
      hall,
    )
    expect(partners(begun).slice(2)).toEqual(['battle', 'battle'])
  })
})

describe('a duel with a partner', () => {
  const hall = startedPairs()
  const told = duelAsTold(hall, always)

  test('is played by both, told by both pages, and over with the time that ends it', () => {
    const over = foldAll(told, hall)
    expect(duelOf(over, 1, late)).toMatchObject({ isOver: true, runs: false })
    const counted = countedGames(foldAll([end], over))
    expect(counted.map(({ member, answered, right }) => [member, answered, right])).toEqual([
      [1, 3, 3],
      [2, 3, 3],
    ])
    expect(memberView(foldAll([end], over), 2, late)?.end?.duel).toMatchObject({
      partner: 'Guest 1',
      how: expect.stringMatching(/won|lost|draw/u),
    })
  })

  test('equal health is a draw: nobody has won it', () => {
    const silent = foldAll(
      [[late, 1, { type: 'play', game: 0, index: 1, event: { type: 'time', at: late - 2000 } }]],
      hall,
    )
    expect(duelOf(silent, 1, late).isOver).toBe(true)
    expect(memberView(foldAll([end], silent), 1, late)?.end?.duel?.how).toBe('draw')
  })

  test('what is told twice, by whoever is not asked, or out of its place is none', () => {
    const [first] = told
    if (!first) throw new Error('nothing was done')
    const [at, member, act] = first
    if (act.type !== 'play' || member === null) throw new Error('not played')
    const begun = foldAll([first], hall)
    expect(foldAll([[at + 9, member, act]], begun).pairs).toEqual(begun.pairs)
    const other = member === 1 ? 2 : 1
    expect(foldAll([[at, other, act]], hall).pairs).toEqual(hall.pairs)
    expect(foldAll([[at, member, { ...act, index: 2 }]], hall).pairs).toEqual(hall.pairs)
    expect(pairFault(begun, member, act)).toBeNull()
    expect(pairFault(begun, other, act)).toBe('not-taken')
    expect(pairFault(hall, member, act)).toBe('not-taken')
  })

  test.each([
    ['as it was told', 0, 0],
    ['no later than it is', 5000, 0],
    ['no sooner than the longest way takes', -9000, -3000],
  ])('an answer counts %s', (_, moved, counted) => {
    const [first] = told
    if (first?.[2].type !== 'play') throw new Error('nothing was done')
    const [at, member, act] = first
    const waited = 20_000
    const event = { ...act.event, at: act.event.at + waited + moved }
    const after = foldAll([[at + waited, member, { ...act, event }]], hall)
    expect(duelOf(after, 1, late).events.at(-1)?.at).toBe(act.event.at + waited + counted)
  })

  test('a page that plays it already is told the latest events alone', () => {
    const view = memberView(foldAll(told, hall), 1, late)
    if (!view) throw new Error('no member')
    const known = withoutKnownGame(view, 0).own
    expect(known).toMatchObject({ kind: 'pair-known', known: told.length + 1, isOver: true })
    expect(known && 'setup' in known).toBe(false)
    expect(withoutKnownGame(view, 1)).toBe(view)
  })

  test('the report tells the lines that both have missed', () => {
    const wrong = duelAsTold(hall, turn => ({ right: turn > 1, ms: 1900 + turn * 77 }))
    const { lines, members } = hallReport(foldAll([...wrong, end], hall))
    expect(lines.filter(({ right }) => right === 0)).toHaveLength(2)
    expect(members.map(({ asked, answered }) => [asked, answered])).toEqual([
      [3, 3],
      [3, 3],
    ])
  })
})

describe('somebody is away', () => {
  const hall = startedPairs()
  const gone: Told = [5000, null, { type: 'gone', member: 2 }]
  const back: Told = [65_000, null, { type: 'here', member: 2 }]

  test('the clock of the pair stands still until they are back', () => {
    const away = foldAll([gone], hall)
    expect(duelOf(away, 1, 60_000)).toMatchObject({
      now: 4000,
      runs: false,
      partner: { name: 'Guest 2', isHere: false, endIn: 0 },
    })
    expect(duelOf(away, 1, 15_000).partner.endIn).toBe(10_000)
    expect(duelOf(foldAll([gone, back], hall), 1, 66_000)).toMatchObject({ now: 5000, runs: true })
  })

  test('nothing is taken meanwhile', () => {
    const played = foldAll([gone, ...duelAsTold(hall, always, 5001)], hall)
    expect(duelOf(played, 1, late).known).toBe(1)
  })

  test('after 20 seconds the other one ends it without a result, and goes on alone', () => {
    const stop = (at: number): Told => [at, 1, { type: 'end-pair' }]
    expect(partners(foldAll([gone, stop(24_999)], hall))).toEqual(['Guest 2', 'Guest 1'])
    const stopped = foldAll([gone, stop(25_000)], hall)
    expect(partners(stopped)).toEqual(['battle', 'battle'])
    expect(foldAll([[30_000, 1, { type: 'end-pair' }]], hall).pairs).toEqual(hall.pairs)
    const ended = foldAll([gone, stop(25_000), end], hall)
    expect(memberView(ended, 1, late)?.end?.duel?.how).toBe('stopped')
    expect(countedGames(ended)).toEqual([])
  })

  test.each([
    ['leaves', [6000, 2, { type: 'leave' }]],
    ['is taken out', [6000, null, { type: 'remove', member: 2 }]],
  ] as readonly (readonly [string, Told])[])('whoever %s ends it at once', (_, act) => {
    expect(memberView(foldAll([act], hall), 1, 7000)?.own?.kind).toBe('battle')
  })
})

describe('the hall of one pair', () => {
  const lobby = lobbyOfPair({ mode: 'listening' })
  const ready = (number: number, powers: readonly string[] = ['heal']): Told => [
    number * 1000,
    number,
    { type: 'ready', powers: powers as never },
  ]

  test('begins when both are here and ready, each with their own powers', () => {
    const one = foldAll([ready(1, ['shield'])], lobby)
    expect([one.state, memberView(one, 2, 1500)?.lobby?.isPartnerReady]).toEqual(['lobby', true])
    expect(memberView(one, 1, 1500)?.lobby).toMatchObject({ powers: ['shield'] })
    const both = foldAll([ready(2)], one)
    expect(duelOf(both, 1, 2500)).toMatchObject({
      now: 500,
      runs: true,
      setup: { powers: ['shield'], rival: { powers: ['heal'] } },
    })
  })

  test('waits for whoever is not here, and takes no powers that the mode has not', () => {
    const away = foldAll([[500, null, { type: 'gone', member: 2 }], ready(1), ready(2)], lobby)
    expect(away.state).toBe('lobby')
    expect(foldAll([[3000, null, { type: 'here', member: 2 }]], away).state).toBe('playing')
    expect(foldAll([ready(1, ['speaking-master'])], lobby).ready).toBeUndefined()
  })

  test('is over with its duel, and with one that is ended without a result', () => {
    const begun = foldAll([ready(1), ready(2)], lobby)
    const gone: Told = [5000, null, { type: 'gone', member: 1 }]
    const stopped = foldAll([gone, [25_000, 2, { type: 'end-pair' }]], begun)
    expect([stopped.state, stopped.outcome]).toEqual(['ended', 'none'])
    const silent = foldAll(
      [[late, 2, { type: 'play', game: 0, index: 1, event: { type: 'time', at: late - 9000 } }]],
      foldAll([ready(1), ready(2)], lobbyOfPair()),
    )
    expect([silent.state, silent.outcome]).toEqual(['ended', 'draw'])
  })
})

describe('reading it through together first', () => {
  const hall = startedPairs({ readFirst: true })
  const readAll = (at: number) => {
    let read = hall
    for (let line = 0; duelOf(read, 1, at).reading !== null; line += 1) {
      const isOwn = duelOf(read, 1, at).reading?.isOwn
      const wrong = foldAll([[at, isOwn ? 2 : 1, { type: 'read', line }]], read)
      expect(wrong.pairs).toEqual(read.pairs)
      read = foldAll([[at, isOwn ? 1 : 2, { type: 'read', line }]], read)
    }
    return read
  }

  test('each reads the lines of the character that is not theirs in the first round', () => {
    const { reading, setup, seat } = duelOf(hall, 1, pairsBegin)
    const own = hall.pairs?.[0]?.progress.players[seat].characterNumber
    expect(reading?.isOwn).toBe(setup.lines[0]?.character !== own)
  })

  test('then the duel begins, at the beginning of its time', () => {
    expect(duelOf(hall, 1, 60_000)).toMatchObject({ now: 0, runs: false })
    expect(duelOf(readAll(60_000), 1, 60_000)).toMatchObject({
      now: 0,
      runs: true,
      reading: null,
    })
  })
})
