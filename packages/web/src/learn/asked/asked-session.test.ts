import { newSession } from '@duologue/domain/learn/session'
import { expect, test } from 'vitest'
import { askedSession } from './asked-session'

const dialogue = [
  { id: 'a', character: 1 },
  { id: 'b', character: 2 },
  { id: 'c', character: 1 },
] as const

const left = newSession([{ line: 'a', step: 'read', round: 1 }])
const leftSaying = newSession([{ line: 'b', step: 'turn', round: 1 }])

const tasksOf = (...of: Parameters<typeof askedSession>) => {
  const begun = askedSession(...of)
  return begun && [begun.place, ...begun.first.tasks.map(({ line, step }) => `${line} ${step}`)]
}

test('lines that are asked for are said, and no others', () => {
  expect(tasksOf(dialogue, { asked: ['c', 'x'] }, left)).toEqual(['review', 'c turn'])
})

test('all lines are said at once, first those of one voice', () => {
  const all = ['learn', 'a turn', 'c turn', 'b turn']
  expect(tasksOf(dialogue, { isSayAsked: true }, null)).toEqual(all)
  expect(tasksOf(dialogue, { isSayAsked: true }, left)).toEqual(all)
})

test('saying that was left goes on, and so does any session where nothing is asked for', () => {
  expect(tasksOf(dialogue, { isSayAsked: true }, leftSaying)).toEqual(['learn', 'b turn'])
  expect(tasksOf(dialogue, {}, left)).toEqual(['learn', 'a read'])
  expect(tasksOf(dialogue, { asked: [] }, null)).toBeNull()
})
