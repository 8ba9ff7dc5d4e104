import { expect, test } from 'vitest'
import { silentDuration } from './line-duration'

test('a line without a voice is timed at 60 ms a character, a sign outside the BMP once', () => {
  expect(silentDuration('¿Qué?')).toBe(300)
  expect(silentDuration('𠮷')).toBe(60)
})
