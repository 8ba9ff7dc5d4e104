import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackViewportHeight } from './viewport-height'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the height of the viewport is known at once, and anew 250 ms after the last resize', () => {
  const known = () => document.documentElement.style.getPropertyValue('--viewport-height')
  const forget = () => document.documentElement.style.removeProperty('--viewport-height')
  const stop = trackViewportHeight(window)
  expect(known()).toBe(`${innerHeight}px`)

  forget()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(200)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(249)
  expect(known()).toBe('')
  vi.advanceTimersByTime(1)
  expect(known()).toBe(`${innerHeight}px`)

  forget()
  stop()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(1000)
  expect(known()).toBe('')
})
