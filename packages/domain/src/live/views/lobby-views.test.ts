import { expect, test } from 'vitest'
import { newHall } from '../hall'
import { foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { memberView } from './member-view'
import { screenView } from './screen-view'

const around = { code: '482913', address: 'duologue.example/live', fullNames: { 2: 'Lea Roth' } }
const lobby: Told[] = [
  [10, null, sampleJoin(1)],
  [20, null, sampleJoin(2, { user: true, name: 'lea' })],
  [30, null, sampleJoin(3, { waits: true })],
  [40, null, { type: 'gone', member: 1 }],
]

test('the screen shows who is there and who knocks', () => {
  const view = screenView(foldAll(lobby), 50, around)
  expect(view).toMatchObject({ state: 'lobby', code: '482913', here: 1, lacks: null, played: 0 })
  expect(view.members).toMatchObject([
    { number: 1, isHere: false, waits: false, fullName: null },
    { number: 2, isHere: true, isUser: true, fullName: 'Lea Roth' },
    { number: 3, waits: true },
  ])
})

test('who knocks is told that they wait, who was taken out that they were', () => {
  const hall = foldAll([...lobby, [60, null, { type: 'remove', member: 2 }]])
  expect([1, 2, 3].map(number => memberView(hall, number, 70)?.state)).toEqual([
    'lobby',
    'removed',
    'waiting',
  ])
  expect(memberView(hall, 4, 70)).toBeNull()
})

test('members see their own name, everybody else the one that is shown', () => {
  const own = newHall(sampleOpening({ names: 'own' }))
  const hall = foldAll([[10, null, sampleJoin(1, { name: 'Ana' })]], own)
  expect(memberView(hall, 1, 20)?.name).toBe('Ana')
  const [member] = screenView(hall, 20, around).members
  expect(member?.name).not.toBe('Ana')
  expect(member?.asks).toBe('Ana')
})

test('only teams have a colour', () => {
  const teams = newHall(sampleOpening({ form: 'teams' }))
  const join: Told = [10, null, sampleJoin(1, { side: 2 })]
  expect(memberView(foldAll([join], teams), 1, 20)?.side).toBe(2)
  expect(memberView(foldAll([join]), 1, 20)?.side).toBeNull()
})

test.each([
  ['an empty lobby after two hours', [] as Told[], 7_200_000],
  [
    'a game that is paused for half an hour',
    [
      [10, null, sampleJoin(1)],
      [20, null, { type: 'start' }],
      [30, null, { type: 'pause' }],
    ] as Told[],
    1_800_030,
  ],
])('%s is over', (_, told, end) => {
  const hall = foldAll(told)
  expect(screenView(hall, end - 1, around).end).toBeNull()
  expect(screenView(hall, end, around).end).toMatchObject({ outcome: 'none' })
})
