import { expect, test } from 'vitest'
import { pretendClock } from '../clock/pretend-clock'
import { newId, newShortid } from './new-id'
import { pretendRandom } from './pretend-random'
import { machineRandom } from './random'

test('an id is a UUID of version 7 that carries its time', () => {
  const id = newId(machineRandom, pretendClock('2026-01-02T03:04:05.678Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const time = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  expect(new Date(time).toISOString()).toBe('2026-01-02T03:04:05.678Z')
})

test('ids made later sort later', () => {
  const clock = pretendClock('2026-01-01T00:00:00Z')
  const first = newId(machineRandom, clock)
  clock.moveTo('2026-01-01T00:00:01Z')
  expect(newId(machineRandom, clock) > first).toBe(true)
})

test('a shortid has 8 characters and no look-alikes', () => {
  const random = pretendRandom()
  for (let i = 0; i < 300; i += 1) expect(newShortid(random)).toMatch(/^[2-9A-HJ-NP-Za-km-z]{8}$/)
  expect(newShortid(machineRandom)).not.toBe(newShortid(machineRandom))
})
