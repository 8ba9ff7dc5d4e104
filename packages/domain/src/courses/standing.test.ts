import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConversationDone, conversationMarks, listMarks } from './item-progress'
import { currentPlace, type ItemStanding, startPlace, unitStanding } from './standing'

const done = (told: Partial<ConversationDone>): ConversationDone => ({
  lines: 12,
  learnt: 0,
  canSay: 0,
  isPlayed: false,
  ...told,
})

test.each([
  [{}, 'empty empty empty', false, false],
  [{ lines: 0 }, 'empty empty empty', false, false],
  [{ learnt: 1 }, 'half empty empty', false, false],
  [{ learnt: 8, canSay: 1 }, 'half empty half', false, false],
  [{ learnt: 9, canSay: 7 }, 'full empty half', false, false],
  [{ isPlayed: true }, 'empty full empty', false, false],
  [{ learnt: 9, isPlayed: true }, 'full full empty', true, false],
  [{ learnt: 9, canSay: 8, isPlayed: true }, 'full full full', true, false],
  [{ learnt: 12, canSay: 9, isPlayed: true }, 'full full full', true, false],
  [{ learnt: 12, canSay: 10, isPlayed: true }, 'full full full', true, true],
])('a conversation with %j has %s, done: %s, kept: %s', (told, marks, isDone, isKept) => {
  const { learn, duel, say, ...standing } = conversationMarks(done(told))
  expect(`${learn} ${duel} ${say}`).toBe(marks)
  expect(standing).toEqual({ isDone, isKept })
})

test('a list is done by a round that was half right', () => {
  expect((['none', 'played', 'done'] as const).map(listMarks)).toEqual([
    { round: 'empty', isDone: false },
    { round: 'half', isDone: false },
    { round: 'full', isDone: true },
  ])
})

const open: ItemStanding = { isDone: false, isKept: false }
const through: ItemStanding = { isDone: true, isKept: false }
const kept: ItemStanding = { isDone: true, isKept: true }
const round: ItemStanding = { isDone: true }

test.each([
  ['nothing', [], [0, 0, false, false]],
  ['what cannot be seen', [undefined], [0, 0, false, false]],
  ['something open', [open, kept], [2, 1, false, false]],
  ['all through', [through, kept], [2, 2, true, false]],
  ['all through that can be seen', [kept, undefined, round], [2, 2, true, true]],
])('a unit of %s', (_name, items, [available, count, isDone, isKept]) => {
  expect(unitStanding(items)).toEqual({ available, done: count, isDone, isKept })
})

test.each([
  ['the first', [open, open], 0, 0],
  ['the first that is not done', [through, open], 0, 1],
  ['none before the start', [open, through, open], 1, 2],
  ['none in which nothing can be seen', [undefined, open], 0, 1],
  ['none at the end', [open, kept], 1, undefined],
])('the current unit is %s', (_name, units, from, place) => {
  expect(
    currentPlace(
      units.map(unit => unitStanding([unit])),
      from,
    ),
  ).toBe(place)
})

test('a start whose unit is gone is the first', () => {
  const units = [{ key: 'a' }, { key: 'b' }]
  expect(['a', 'b', 'gone', ''].map(key => startPlace(units, key))).toEqual([0, 1, 0, 0])
})

test('more done never makes a mark smaller', () => {
  const size = { empty: 0, half: 1, full: 2 }
  fc.assert(
    fc.property(fc.nat(12), fc.nat(12), fc.boolean(), (learnt, canSay, isPlayed) => {
      const now = conversationMarks(done({ learnt, canSay, isPlayed }))
      const more = conversationMarks(
        done({ learnt: learnt + 1, canSay: canSay + 1, isPlayed: true }),
      )
      for (const mark of ['learn', 'duel', 'say'] as const)
        expect(size[more[mark]]).toBeGreaterThanOrEqual(size[now[mark]])
      expect(Number(more.isDone)).toBeGreaterThanOrEqual(Number(now.isDone))
    }),
  )
})
