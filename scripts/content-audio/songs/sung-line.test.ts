import { expect, test } from 'vitest'
import { type SayLine, singLine, wordOffsets } from './sung-line'

const rate = 1000

/** Says 100 ms a letter at the usual tempo, after 50 ms of silence; what is quieter has half the level. */
const say: SayLine = async (text, pace, quietFrom = text.length) => {
  const letter = Math.round(100 / pace)
  const samples = new Float32Array(100 + text.length * letter)
  for (let index = 0; index < text.length; index += 1)
    samples.fill(index >= quietFrom ? 0.2 : 0.4, 50 + index * letter, 50 + (index + 1) * letter)
  // What never changes its level is not heard: high sounds are.
  return samples.map((sample, index) => (index % 2 === 0 ? sample : -sample))
}

test('a line begins with its first sound, and its words when they are said', async () => {
  const sung = await singLine(say, { text: 'la mer', start: 2, stop: 2.65 }, rate)
  expect(sung.before).toBe(50)
  expect(sung.words).toEqual([
    { offset: 0, after: 0 },
    { offset: 3, after: (sung.samples.length - 100) / 2 },
  ])
})

test('a line with much time is said more slowly, one with little more quickly', async () => {
  const lengthIn = async (seconds: number) => {
    const sung = await singLine(say, { text: 'la mer', start: 0, stop: seconds }, rate)
    return sung.samples.length - 100
  }
  expect(await lengthIn(3)).toBe(6 * 133)
  expect(await lengthIn(0.5)).toBeLessThanOrEqual(500)
})

test('a line that does not fit is an error, as is one that is said otherwise in parts', async () => {
  const line = { text: 'la mer', start: 0, stop: 0.2 }
  await expect(singLine(say, line, rate)).rejects.toThrow('too long for its time: la mer')
  const whimsical: SayLine = async (text, pace, from) =>
    (await say(text, pace, from)).slice(from === undefined ? 0 : 1)
  await expect(singLine(whimsical, { ...line, stop: 0.65 }, rate)).rejects.toThrow(
    'said otherwise: la mer',
  )
})

test('words are what stands between spaces, dashes are none', () => {
  expect(wordOffsets('¿Y yo? – al mar')).toEqual([0, 3, 9, 12])
})
