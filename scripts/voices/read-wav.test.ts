import { expect, test } from 'vitest'
import { NoWav, readWav } from './read-wav'
import { wavOf } from './wav-of'

test('a WAV is read with its rate', () => {
  const { sound, rate } = readWav(wavOf([0, 16_384, -32_768], 24_000))
  expect(rate).toBe(24_000)
  expect([...sound]).toEqual([0, 0.5, -1])
})

test('of two channels the mean is taken', () => {
  expect([...readWav(wavOf([16_384, 0, -16_384, -16_384], 48_000, 2)).sound]).toEqual([0.25, -0.5])
})

test('a service that streams says a length without end', () => {
  const wav = wavOf([1, 2, 3], 24_000)
  wav.writeUInt32LE(0xffff_ffff, 40)
  expect(readWav(wav).sound).toHaveLength(3)
})

test.each([
  ['an MP3', Buffer.from('ID3 and so on, and so on, and so on, and so on')],
  ['half a head', wavOf([1], 24_000).subarray(0, 20)],
  ['eight bits a sample', wavOf([1], 24_000, 1, 8)],
])('%s is refused', (_, file) => {
  expect(() => readWav(file)).toThrow(NoWav)
})
