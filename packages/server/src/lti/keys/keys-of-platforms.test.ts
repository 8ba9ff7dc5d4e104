import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { PlatformAway } from '../../outside/platforms/platforms'
import { pretendPlatforms } from '../../outside/platforms/pretend-platforms'
import { keysOfPlatforms } from './keys-of-platforms'

const address = 'https://moodle.example/keys'

async function opened() {
  const clock = pretendClock('2026-03-04T10:20:00Z')
  const platforms = pretendPlatforms()
  const key = await exportJWK((await generateKeyPair('RS256')).publicKey)
  const { find } = keysOfPlatforms(platforms.port, clock)
  const pass = (milliseconds: number) =>
    clock.moveTo(new Date(clock.now().getTime() + milliseconds).toISOString())
  return { platforms, key, pass, find: (kid: string) => find(address, kid, 'RS256') }
}

test('are asked for once by many at once, and kept', async () => {
  const { platforms, key, find } = await opened()
  platforms.answer(address, { keys: [{ ...key, kid: 'one' }, null, 7] })
  const found = await Promise.all([find('one'), find('one'), find('two')])
  expect(found.map(one => one !== undefined)).toEqual([true, true, false])
  expect(platforms.asked).toEqual([address])
})

test('a key for sealing signs nothing', async () => {
  const { platforms, key, find } = await opened()
  platforms.answer(address, { keys: [{ ...key, kid: 'one', use: 'enc' }] })
  expect(await find('one')).toBeUndefined()
})

test('a platform that is away is asked again after a minute', async () => {
  const { platforms, key, find, pass } = await opened()
  await expect(find('one')).rejects.toBeInstanceOf(PlatformAway)
  await expect(find('one')).rejects.toBeInstanceOf(PlatformAway)
  expect(platforms.asked).toHaveLength(1)
  pass(60_000)
  platforms.answer(address, { keys: [{ ...key, kid: 'one' }] })
  expect(await find('one')).toBeDefined()
  // Away once more, what is known counts.
  platforms.goAway(address)
  pass(60_000)
  expect(await find('one')).toBeDefined()
})

test.each([[{}], [{ keys: {} }], [[]], ['text']])('%j are no keys', async told => {
  const { platforms, find } = await opened()
  platforms.answer(address, told)
  await expect(find('one')).rejects.toBeInstanceOf(PlatformAway)
})
