import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newHall } from '../hall'
import { foldAll, sampleJoin, sampleOpening, type Told } from '../sample-hall'
import { dealtName } from './dealt-name'
import { hallNameFault, tidyName } from './own-name'

test.each([
  ['Ana', undefined],
  ['J.', undefined],
  ['  Mary-Jo   O’Neil ', undefined],
  ['李雷', undefined],
  ['ليلى', undefined],
  ['Анна 7', undefined],
  ['A', 'name-not-fit'],
  ['', 'name-not-fit'],
  ['- .', 'name-not-fit'],
  ['seventeen letters', 'name-not-fit'],
  ['<b>Ana</b>', 'name-not-fit'],
  ['An\u200bna', 'name-not-fit'],
  ['\u202eana', 'name-not-fit'],
  ['Ana 🙂', 'name-not-fit'],
  ['guest 1', 'name-taken'],
  ['GUÉST 1', 'name-taken'],
])('the name %j: %s', (name, fault) => {
  const hall = foldAll([[10, null, sampleJoin(1)]])
  expect(hallNameFault(hall, tidyName(name), 2)).toBe(fault)
})

test('a member may keep the own name', () => {
  const hall = foldAll([[10, null, sampleJoin(1)]])
  expect(hallNameFault(hall, 'Guest 1', 1)).toBeUndefined()
})

test('law: dealt names fit, and no two are alike', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const opening = { ...sampleOpening(), seed }
      let hall = newHall(opening)
      for (let member = 1; member <= 60; member += 1) {
        const name = dealtName(hall, member, 0)
        expect(hallNameFault(hall, name, member)).toBeUndefined()
        const told: Told = [member, null, sampleJoin(member, { name })]
        hall = foldAll([told], hall)
      }
    }),
    { numRuns: 20 },
  )
})
