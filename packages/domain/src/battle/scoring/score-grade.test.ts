import { expect, test } from 'vitest'
import { scoreGrade } from './score-grade'

test.each([
  [100, 'perfect'],
  [99, 'good'],
  [76, 'good'],
  [75, 'okay'],
  [51, 'okay'],
  [50, 'bad'],
  [0, 'bad'],
])('%i percent is %s', (percent, grade) => {
  expect(scoreGrade(percent)).toBe(grade)
})
