import { expect, test } from 'vitest'
import type { Hall, MemberState } from './hall'
import { newHall } from './hall'
import { knocks } from './knocks'
import { foldAll, sampleJoin, sampleOpening, type Told } from './sample-hall'

const joined = (count: number): Told[] =>
  Array.from({ length: count }, (_, place) => [place, null, sampleJoin(place + 1)])
const inClass = (size: number, joins: 'class' | 'anyone' = 'class') =>
  newHall({ ...sampleOpening({ joins }), classSize: size })
const removal: Told = [90, null, { type: 'remove', member: 1 }]

test.each<[string, Hall, MemberState | null, number, boolean]>([
  ['somebody new comes in', newHall(sampleOpening()), null, 0, false],
  ['who is in comes in', foldAll(joined(1)), 'in', 99, false],
  ['who was removed knocks', foldAll([...joined(1), removal]), 'removed', 0, true],
  ['who was not let in knocks', newHall(sampleOpening()), 'refused', 0, true],
  ['the twentieth of an address comes in', newHall(sampleOpening()), null, 20, false],
  ['the next one knocks', newHall(sampleOpening()), null, 21, true],
  ['five beyond the class come in', foldAll(joined(6), inClass(2)), null, 0, false],
  ['the sixth knocks', foldAll(joined(7), inClass(2)), null, 0, true],
  ['after a removal all knock', foldAll([...joined(2), removal]), null, 0, true],
  ['but not in a class', foldAll([...joined(2), removal], inClass(2)), null, 0, false],
])('%s', (_, hall, before, joinedFrom, does) => {
  expect(knocks(hall, before, joinedFrom)).toBe(does)
})
