/** Taps on each side of the interpolation; 16 keep speech below 7 kHz free of audible error. */
const reach = 16

/**
 * Stretches a sound to `factor` times its length (at least 1) by band-limited interpolation: pitch
 * and formants fall by the same factor.
 */
export function stretch(samples: Float32Array, factor: number): Float32Array {
  if (factor === 1) return samples
  return Float32Array.from({ length: Math.round(samples.length * factor) }, (_, index) =>
    valueAt(samples, index / factor),
  )
}

function valueAt(samples: Float32Array, place: number): number {
  const middle = Math.floor(place)
  let sum = 0
  for (let index = middle - reach + 1; index <= middle + reach; index += 1) {
    const sample = samples[index]
    if (sample !== undefined) sum += sample * kernel(place - index)
  }
  return sum
}

/** A sinc under a Hann window. */
function kernel(distance: number): number {
  if (distance === 0) return 1
  const angle = Math.PI * distance
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / reach))
}
