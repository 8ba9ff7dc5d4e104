import { expect, test } from 'vitest'
import { machinePause } from './pause'

test('a pause ends by itself', async () => {
  await expect(machinePause(1)).resolves.toBeUndefined()
})

test('a pause that is cut short ends at once, before or while it lasts', async () => {
  const cut = new AbortController()
  const pause = machinePause(2 ** 30, cut.signal)
  cut.abort()
  await expect(pause).resolves.toBeUndefined()
  await expect(machinePause(2 ** 30, cut.signal)).resolves.toBeUndefined()
})
