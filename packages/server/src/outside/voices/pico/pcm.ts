/** Signed 16-bit samples as numbers from -1 to 1. Throws when the sound is cut at the limits. */
export function fromInt16(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, sample => {
    if (sample === 32767 || sample === -32768) throw new Error('The sound is clipped.')
    return sample / 32768
  })
}

/** The length of a sound in whole milliseconds. */
export function durationMs(samples: Float32Array, rate: number): number {
  return Math.round((samples.length * 1000) / rate)
}

/** Root mean square of each full or partial stretch of `size` samples. */
export function levels(samples: Float32Array, size: number): number[] {
  const found: number[] = []
  for (let start = 0; start < samples.length; start += size) {
    const part = samples.subarray(start, start + size)
    found.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length))
  }
  return found
}
