import { expect, test } from 'vitest'
import { maySpeak } from './may-speak'

test.each([
  ['everybody', false, true],
  ['everybody', true, true],
  ['consent', false, false],
  ['consent', true, true],
  ['nobody', true, false],
] as const)('%s, with a consent: %s', (setting, hasConsent, may) => {
  expect(maySpeak(setting, hasConsent)).toBe(may)
})
