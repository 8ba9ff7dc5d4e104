import { expect, test } from 'vitest'
import { silence } from '../video/silence'
import type { Heard } from '../voices/speak-line'
import { speakPart } from './speak-part'

/** No browser has a voice for it. */
const sung = { text: 'a', language: 'qx' }

test('of a recording of a quarter of an hour a fifth of a second is heard', async () => {
  const audio = silence(900)
  const { signal } = new AbortController()
  expect(await speakPart({ ...sung, audio, part: [880, 880.2] }, signal)).toBe('clip')
})

test('a recording that cannot be played is followed by the next way; without one nothing else is tried', async () => {
  const { signal } = new AbortController()
  const waysOf = async (audio: string | null) => {
    const ways: Heard[] = []
    await speakPart({ ...sung, audio, part: [1, 2] }, signal, way => ways.push(way))
    return ways
  }
  expect(await waysOf('/no-such-recording.mp3')).toEqual(['clip', 'silence'])
  expect(await waysOf(null)).toEqual(['silence'])
})
