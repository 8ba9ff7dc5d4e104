import { expect, test } from 'vitest'
import { pretendRandom } from '../../outside/random/pretend-random'
import { readSealed, writeSealed } from './seal'

const key = Buffer.alloc(32, 1)

test('what is sealed is read with its key alone, and as it was alone', () => {
  const random = pretendRandom()
  const sealed = writeSealed(key, random, 'a private key: ключ')
  expect(readSealed(key, sealed)).toBe('a private key: ключ')
  expect(sealed.includes('private')).toBe(false)
  expect(readSealed(Buffer.alloc(32, 2), sealed)).toBeUndefined()
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(readSealed(key, changed)).toBeUndefined()
  }
  expect(readSealed(key, sealed.subarray(0, 20))).toBeUndefined()
})
