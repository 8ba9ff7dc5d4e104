import { expect, test } from 'vitest'
import { giveUpAfter, steps } from './end-left-overs'

test('the next start waits no ten seconds for a server that was left behind', () => {
  const last = steps.at(-1)
  expect(last?.signal).toBe('SIGKILL')
  expect(last?.after).toBeLessThan(giveUpAfter)
  expect(giveUpAfter).toBeLessThan(10_000)
})
