import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hall } from '../hall'
import { newHall } from '../hall'
import { memberOf } from '../hall-members'
import { entriesOf, foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { foldEntry } from './fold-entry'

const two: Told[] = [
  [10, null, sampleJoin(1)],
  [20, null, sampleJoin(2)],
]
const stateOf = (hall: Hall, number: number) => memberOf(hall, number)?.state

describe('joining', () => {
  test('whoever joins is in, and joined again they are the same member', () => {
    const hall = foldAll([...two, [30, null, sampleJoin(1)]])
    expect(hall.members.map(({ number }) => number)).toEqual([1, 2])
  })

  test('who waits comes in when they are let in, and only then', () => {
    const waiting = foldAll([[10, null, sampleJoin(1, { waits: true })]])
    expect(stateOf(waiting, 1)).toBe('waits')
    const letIn = foldAll([[20, null, { type: 'let-in', members: [1] }]], waiting)
    expect(stateOf(letIn, 1)).toBe('in')
    const refused = foldAll([[20, null, { type: 'not-now', members: [1] }]], waiting)
    expect(stateOf(refused, 1)).toBe('refused')
  })

  test('who waited for two minutes waits no more', () => {
    const waiting = foldAll([[10, null, sampleJoin(1, { waits: true })]])
    const letIn = (at: number) => foldAll([[at, null, { type: 'let-in', members: [1] }]], waiting)
    expect(stateOf(letIn(120_009), 1)).toBe('in')
    expect(stateOf(letIn(120_010), 1)).toBe('refused')
  })

  test('who was removed knocks to come back', () => {
    const removed = foldAll([...two, [30, null, { type: 'remove', member: 1 }]])
    expect(stateOf(removed, 1)).toBe('removed')
    const back = foldAll([[40, null, sampleJoin(1, { waits: true })]], removed)
    expect(stateOf(back, 1)).toBe('waits')
  })

  test('a guest who logs in is the user from then on, with their allowances', () => {
    const login = sampleJoin(1, { user: true, name: 'ana', extraTime: 2 })
    const hall = foldAll([...two, [30, null, login]])
    expect(memberOf(hall, 1)).toMatchObject({ user: true, name: 'ana', extraTime: 2, state: 'in' })
    const back = foldAll([[40, null, sampleJoin(1, { name: 'Guest 1' })]], hall)
    expect(memberOf(back, 1)).toMatchObject({ user: true, name: 'ana' })
  })

  test('a guest who lost their key goes on as who they were', () => {
    const hall = foldAll([
      ...two,
      [25, null, { type: 'gone', member: 1 }],
      [30, null, { type: 'give-place', from: 1, to: 2 }],
    ])
    expect(memberOf(hall, 1)).toMatchObject({ state: 'in', isHere: true })
    expect(memberOf(hall, 2)).toMatchObject({ state: 'refused', isHere: false })
  })
})

describe('acts', () => {
  const teams = newHall(sampleOpening({ form: 'teams' }))

  test('nobody starts an empty hall, nor teams of which one is empty', () => {
    expect(foldAll([[10, null, { type: 'start' }]]).state).toBe('lobby')
    const oneSided = foldAll([...two, [30, null, { type: 'start' }]], teams)
    expect(oneSided.state).toBe('lobby')
    const both = foldAll(
      [
        [40, null, { type: 'move', member: 2, side: 2 }],
        [50, null, { type: 'start' }],
      ],
      oneSided,
    )
    expect(both.state).toBe('playing')
  })

  test.each<[string, Told]>([
    ['a member who does what the host does', [30, 1, { type: 'end' }]],
    ['a member who joins others', [30, 1, sampleJoin(3)]],
    ['somebody who never joined', [30, 9, { type: 'leave' }]],
    ['an answer of the host', [30, null, { type: 'answer', turn: '1-0', choice: 0, elapsed: 900 }]],
    ['a name that does not fit', [30, null, { type: 'rename', member: 1, name: '\u202e!' }]],
    ['a name that is taken', [30, null, { type: 'rename', member: 1, name: 'guést 2' }]],
    ['another hall before the end', [30, null, { type: 'again', hall: 'h' }]],
    ['going on with what goes on', [30, null, { type: 'resume' }]],
  ])('%s changes nothing', (_, told) => {
    const before = foldAll(two)
    expect(foldAll([told], before)).toEqual({ ...before, seq: 3, at: 30 })
  })

  test('an entry is folded once', () => {
    const hall = foldAll(two)
    const [, second] = entriesOf(two)
    expect(second && foldEntry(hall, second)).toBe(hall)
  })

  test('own names are shown when the host has looked at them', () => {
    const own = newHall(sampleOpening({ names: 'own' }))
    const asked = foldAll([[10, null, sampleJoin(1, { name: 'Zoë' })]], own)
    expect(memberOf(asked, 1)).toMatchObject({ asks: 'Zoë' })
    expect(memberOf(asked, 1)?.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    const shown = foldAll([[20, null, { type: 'show-names', members: [1] }]], asked)
    expect(memberOf(shown, 1)).toMatchObject({ name: 'Zoë', asks: null })
  })

  test('another name can be had three times, in the lobby', () => {
    const again: Told = [30, 1, { type: 'rename' }]
    const names = [1, 2, 3, 4].map(
      times => memberOf(foldAll([...two, ...Array.from({ length: times }, () => again)]), 1)?.name,
    )
    expect(new Set(names).size).toBe(3)
    expect(names[3]).toBe(names[2])
  })

  test('a hall that is over is played again in another one, once', () => {
    const over = foldAll([...two, [30, null, { type: 'end' }]])
    const again = foldAll(
      [
        [40, null, { type: 'again', hall: 'one' }],
        [50, null, { type: 'again', hall: 'other' }],
        [60, null, { type: 'close' }],
      ],
      over,
    )
    expect(again).toMatchObject({ again: 'one', isClosed: true, endedAt: 30 })
  })
})

describe('law: the fold is the same however the log is cut', () => {
  const act = fc.oneof(
    fc.constantFrom<Told[2][]>(
      { type: 'start' },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'new-code' },
      { type: 'lock', locked: true },
      { type: 'stood', from: 5 },
    ),
    fc.record({
      type: fc.constantFrom('remove' as const, 'gone' as const, 'here' as const),
      member: fc.integer({ min: 1, max: 4 }),
    }),
    fc.integer({ min: 1, max: 4 }).map(member => sampleJoin(member, { waits: member === 4 })),
  )
  const log = fc.array(fc.tuple(fc.integer({ min: 0, max: 400_000 }), act), { maxLength: 20 })

  test('one by one, through JSON, and told twice', () => {
    fc.assert(
      fc.property(log, told => {
        let at = 0
        const all = told.map(([wait, done]): Told => {
          at += wait
          return [at, null, done]
        })
        const entries = entriesOf(all)
        const whole = entries.reduce(foldEntry, newHall(sampleOpening()))
        const cut = entries.reduce(
          (hall, entry) => foldEntry(foldEntry(JSON.parse(JSON.stringify(hall)), entry), entry),
          newHall(sampleOpening()),
        )
        expect(cut).toEqual(whole)
      }),
    )
  })
})
