import { expect, test } from 'vitest'
import type { Level } from '../choices/levels'
import { courseWarnings } from './course-warnings'

const unit = (level: Level | null, aims = ['say who I am']) => ({ level, aims })

test.each([
  [[], []],
  [[unit('A1'), unit('A2'), unit('A1')], []],
  [[unit(null, [])], ['Unit 1 has no aim.']],
  [[unit('B1'), unit('A1')], ['Unit 2 is much easier than the one before it.']],
  [
    [unit('C1'), unit(null), unit('A1'), unit('A1')],
    ['Unit 3 is much easier than the one before it.'],
  ],
])('of %j is told %j', (units, warnings) => {
  expect(courseWarnings(units)).toEqual(warnings)
})
