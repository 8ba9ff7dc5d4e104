import { expect, test } from 'vitest'
import { pretendClock } from '../../battle/pretend-clock'
import { stoppableClock } from './stoppable-clock'

test('it stands still while it is stopped, however often that is said', () => {
  const clock = pretendClock()
  const own = stoppableClock(clock)
  const begun = own.now()
  clock.pass(100)
  own.stop()
  clock.pass(5000)
  own.stop()
  expect(own.now() - begun).toBe(100)
  own.go()
  own.go()
  clock.pass(20)
  expect(own.now() - begun).toBe(120)
})
