/** How long before and after a peak the sound is turned down, in seconds: short enough not to be heard as breathing. */
const reach = 0.004

/** The smallest of each value and its neighbours up to `span` places away; 1 where nothing is below it. */
function smallestAround(values: Float32Array, span: number): Float32Array {
  const smallest = new Float32Array(values.length).fill(1)
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 1
    if (value === 1) continue
    const last = Math.min(values.length - 1, place + span)
    for (let near = Math.max(0, place - span); near <= last; near += 1)
      smallest[near] = Math.min(smallest[near] ?? 1, value)
  }
  return smallest
}

/** The mean of each value and its neighbours up to `span` places away. */
function meanAround(values: Float32Array, span: number): Float32Array {
  const sums = new Float64Array(values.length + 1)
  for (const [place, value] of values.entries()) sums[place + 1] = (sums[place] ?? 0) + value
  return values.map((_, place) => {
    const first = Math.max(0, place - span)
    const end = Math.min(values.length, place + span + 1)
    return ((sums[end] ?? 0) - (sums[first] ?? 0)) / (end - first)
  })
}

/** Turns a sound down around the peaks above `ceiling`, softly and no longer than needed; no sample is above it. */
export function limitPeaks(samples: Float32Array, ceiling: number, rate: number): Float32Array {
  if (samples.every(sample => Math.abs(sample) <= ceiling)) return samples
  const span = Math.max(1, Math.round(reach * rate))
  const needed = samples.map(sample => Math.min(1, ceiling / Math.max(ceiling, Math.abs(sample))))
  const gain = meanAround(smallestAround(needed, span), span)
  return samples.map((sample, place) => sample * (gain[place] ?? 1))
}
