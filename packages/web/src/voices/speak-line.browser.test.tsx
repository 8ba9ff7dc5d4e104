import { expect, test } from 'vitest'
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
