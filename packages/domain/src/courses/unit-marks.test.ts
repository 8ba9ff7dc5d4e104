import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { conversationMarks, courseMarks, listMarks } from './item-progress'
import { doneOf, type ItemMarks, readUnitMarks, writeUnitMarks } from './unit-marks'

test('marks are three signs, one, or none', () => {
  const begun = conversationMarks({ lines: 10, learnt: 8, canSay: 1, isPlayed: true })
  const marks = [begun, listMarks('played'), null]
  expect(writeUnitMarks(marks)).toBe('221 1 -')
  expect(readUnitMarks('221 1 -')).toEqual([
    { learn: 'full', duel: 'full', say: 'half', isDone: true },
    { round: 'half', isDone: false },
    null,
  ])
  expect(readUnitMarks(writeUnitMarks([]))).toEqual([])
})

test('any marks are read as they were written', () => {
  const mark = fc.constantFrom(...courseMarks)
  const conversation = fc
    .record({ learn: mark, duel: mark, say: mark })
    .map(one => ({ ...one, isDone: one.learn === 'full' && one.duel === 'full' }))
  const list = mark.map(round => ({ round, isDone: round === 'full' }))
  const anyItem: fc.Arbitrary<ItemMarks> = fc.oneof(conversation, list, fc.constant(null))
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 12 }), items => {
      expect(readUnitMarks(writeUnitMarks(items))).toEqual(items)
    }),
  )
})

test('what is not available counts nowhere', () => {
  expect(doneOf(readUnitMarks('220 2 1 210 -'))).toEqual({ done: 2, available: 4 })
  expect(doneOf(readUnitMarks('-'))).toEqual({ done: 0, available: 0 })
})
