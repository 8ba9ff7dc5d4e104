import { expect, test } from 'vitest'
import { createSynth, type Playing } from './synth'
import { pentatonic, type Voice, voicesOf } from './voices'

const rate = 22_050

/** What is heard of voices in two seconds, on both sides. */
async function heard(voices: readonly Voice[], playing?: Playing) {
  const audio = new OfflineAudioContext(2, rate * 2, rate)
  createSynth(audio).play(voices, playing)
  const sound = await audio.startRendering()
  return [sound.getChannelData(0), sound.getChannelData(1)] as const
}
const loudest = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const energy = (samples: Float32Array) => samples.reduce((sum, one) => sum + one * one, 0)

test.each(Object.entries(voicesOf))(
  '%s is heard, is not too loud, and ends',
  async (_name, voices) => {
    const [samples] = await heard(voices)
    expect(loudest(samples)).toBeGreaterThan(0.004)
    expect(loudest(samples)).toBeLessThan(0.95)
    const ends = Math.max(...voices.map(({ at, rings }) => at + rings))
    expect(loudest(samples.slice(Math.round((ends + 0.1) * rate)))).toBeLessThan(0.002)
  },
)

test('the harder the blow, the more is heard', async () => {
  const [late, light, full, heavy] = await Promise.all(
    (['late', 'light', 'full', 'heavy'] as const).map(async name =>
      energy((await heard(voicesOf[name]))[0]),
    ),
  )
  expect(late).toBeLessThan(light ?? 0)
  expect(light).toBeLessThan(full ?? 0)
  expect(full).toBeLessThan(heavy ?? 0)
})

test('a sound comes from its side, and later when it is to', async () => {
  const [one, other] = await heard(voicesOf.full, { pan: 0.35, delay: 0.38 })
  expect(energy(other)).toBeGreaterThan(energy(one) * 1.5)
  expect(loudest(other.slice(0, Math.round(0.38 * rate)))).toBe(0)
})

test('thirty voices at once are no louder than a few', async () => {
  const audio = new OfflineAudioContext(2, rate, rate)
  const synth = createSynth(audio)
  for (let each = 0; each < 10; each += 1) synth.play(voicesOf.heavy)
  const samples = (await audio.startRendering()).getChannelData(0)
  expect(loudest(samples)).toBeLessThan(1.2)
})

test('the right-tone rises by steps up to the octave', () => {
  expect(pentatonic).toHaveLength(6)
  expect([...pentatonic].toSorted((one, other) => one - other)).toEqual([...pentatonic])
  expect(pentatonic.at(-1)).toBe(2)
})
