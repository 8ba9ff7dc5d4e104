import { limitPeaks } from './limit-peaks'

/** Loudness of all that is spoken or played here, in LUFS: a line and a song follow each other without a jump. */
const target = -19
/** Highest sample, -1.5 dB: the encoder may overshoot a little. */
const ceiling = 0.84
/** What limiting the peaks takes away is made up for this often at most. */
const rounds = 4

interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

/** The two filters of ITU-R BS.1770 for any rate: how the head lifts high sounds, and how the ear misses low ones. */
function earFilters(rate: number): readonly [Biquad, Biquad] {
  const shelf = { frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 }
  const s = Math.tan((Math.PI * shelf.frequency) / rate)
  const high = 10 ** (shelf.gain / 20)
  const band = high ** 0.4996667741545416
  const s0 = 1 + s / shelf.q + s * s
  const pass = { frequency: 38.13547087602444, q: 0.5003270373238773 }
  const p = Math.tan((Math.PI * pass.frequency) / rate)
  const p0 = 1 + p / pass.q + p * p
  return [
    {
      b: [
        (high + (band * s) / shelf.q + s * s) / s0,
        (2 * (s * s - high)) / s0,
        (high - (band * s) / shelf.q + s * s) / s0,
      ],
      a: [(2 * (s * s - 1)) / s0, (1 - s / shelf.q + s * s) / s0],
    },
    { b: [1, -2, 1], a: [(2 * (p * p - 1)) / p0, (1 - p / pass.q + p * p) / p0] },
  ]
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map(x => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Power of the blocks of 400 ms, each 100 ms after the one before; a shorter sound is one block. */
function blocksOf(samples: Float32Array, rate: number): number[] {
  const size = Math.min(samples.length, Math.round(0.4 * rate))
  const step = Math.round(0.1 * rate)
  const blocks: number[] = []
  for (let start = 0; size > 0 && start + size <= samples.length; start += step) {
    const block = samples.subarray(start, start + size)
    blocks.push(block.reduce((sum, sample) => sum + sample * sample, 0) / size)
  }
  return blocks
}

/** How loud a mono sound is heard, in LUFS (ITU-R BS.1770: pauses do not count); silence is -Infinity. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const [shelf, pass] = earFilters(rate)
  const blocks = blocksOf(filtered(filtered(samples, shelf), pass), rate)
  const heard = blocks.filter(power => inLufs(power) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = inLufs(mean(heard)) - 10
  return inLufs(mean(heard.filter(power => inLufs(power) >= gate)))
}

/** Brings a sound to the one loudness; single peaks that would pass the ceiling are pressed down. */
export function normaliseLoudness(samples: Float32Array, rate: number): Float32Array {
  let heard = samples
  let gain = 1
  for (let round = 0; round < rounds; round += 1) {
    const found = loudnessOf(heard, rate)
    if (!Number.isFinite(found)) return limitPeaks(samples, ceiling, rate)
    gain *= 10 ** ((target - found) / 20)
    const factor = gain
    heard = limitPeaks(
      samples.map(sample => sample * factor),
      ceiling,
      rate,
    )
  }
  return heard
}
