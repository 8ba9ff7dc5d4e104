import { levels } from './pcm'

/** Level of the speech itself, -20 dB of full scale, so that no line jumps out of a dialogue. */
const speechLevel = 0.1
/** Highest sample, -1.5 dB: the encoder may overshoot a little. */
const ceiling = 0.84
const windowLength = 0.02
/** Windows below this share of the loudest one (-20 dB) are pauses, and do not count. */
const share = 0.1

/** Brings speech to one loudness, quieter only where a peak would pass the ceiling. */
export function normaliseLoudness(samples: Float32Array, rate: number): Float32Array {
  const found = levels(samples, Math.round(windowLength * rate))
  const loudest = Math.max(0, ...found)
  if (loudest === 0) return samples
  const speech = found.filter(level => level >= loudest * share)
  const power = speech.reduce((sum, level) => sum + level * level, 0) / speech.length
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = Math.min(speechLevel / Math.sqrt(power), ceiling / peak)
  return samples.map(sample => sample * gain)
}
