import { levels } from '../../../packages/server/src/outside/voices/pico/pcm'

/** Seconds of a window. */
export const heardWindow = 0.01

/** How loud each window of a sound is, high sounds lifted over low ones: so that an s counts as much as a vowel. */
export function heardLevels(samples: Float32Array, rate: number): number[] {
  const lifted = samples.map((sample, index) => sample - 0.9 * (samples[index - 1] ?? 0))
  return levels(lifted, Math.round(heardWindow * rate))
}
