import { expect, test } from 'vitest'
import { silence } from '../video/silence'
import { type Heard, speakLine } from './speak-line'

/** No browser has a voice for it. */
const language = 'qx'

test.each<[string, string | null, Heard[]]>([
  ['without a clip and a voice the line is silent', null, ['silence']],
  [
    'a clip that cannot be played is followed by the next way',
    '/no-such-clip.mp3',
    ['clip', 'silence'],
  ],
])('%s', async (_name, audio, expected) => {
  const ways: Heard[] = []
  const heard = await speakLine({ text: 'a', audio, language }, new AbortController().signal, way =>
    ways.push(way),
  )
  expect(ways).toEqual(expected)
  expect(heard).toBe('silence')
})

test('an ended signal ends the longest silence', async () => {
  const controller = new AbortController()
  const text = 'a'.repeat(1_000_000)
  const spoken = speakLine({ text, audio: null, language }, controller.signal)
  controller.abort()
  expect(await spoken).toBe('silence')
})

test('a clip is heard to its end', async () => {
  const clip = { text: 'a', language, audio: silence(1), rate: 2 }
  expect(await speakLine(clip, new AbortController().signal)).toBe('clip')
})

test('of a recording of a quarter of an hour a fifth of a second is heard', async () => {
  const audio = silence(900)
  const { signal } = new AbortController()
  const sung = { text: 'a', language, audio, part: [880, 880.2] } as const
  expect(await speakLine(sung, signal)).toBe('clip')
})

test('a part of a recording that cannot be played is followed by the next way', async () => {
  const ways: Heard[] = []
  const sung = { text: 'a', language, audio: '/no-such-recording.mp3', part: [1, 2] } as const
  await speakLine(sung, new AbortController().signal, way => ways.push(way))
  expect(ways).toEqual(['clip', 'silence'])
})

test('a clip that is paused from outside has been heard: no other voice says it again', async () => {
  const Own = window.Audio
  const made: HTMLAudioElement[] = []
  window.Audio = class extends Own {
    constructor(address?: string) {
      super(address)
      made.push(this)
      this.addEventListener('playing', () => this.pause())
    }
  }
  const clip = { text: 'a', language, audio: silence(900) }
  expect(await speakLine(clip, new AbortController().signal)).toBe('clip')
  expect(made.map(({ currentTime }) => currentTime < 900)).toEqual([true])
  window.Audio = Own
})
