import { alignRate, countFrames, frameHop, frameSize } from './align-frames'
import { powerSpectrum } from './power-spectrum'

const bands = 26
/** How many numbers say how a frame sounds. */
export const cepstraSize = 13

/** Hertz between which a voice is listened to. */
const heard = { from: 80, to: 7600 }

const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const toHertz = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

const edges = Array.from({ length: bands + 2 }, (_, place) => {
  const share = place / (bands + 1)
  return toHertz(toMel(heard.from) * (1 - share) + toMel(heard.to) * share)
})

/** Each band: the first place of a spectrum that it hears, and how much of that and of those behind it. */
const filters = Array.from({ length: bands }, (_, band): [number, Float64Array] => {
  const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3)
  const weights: number[] = []
  let first = -1
  for (let k = 0; k <= frameSize / 2; k += 1) {
    const hertz = (k * alignRate) / frameSize
    const weight = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle))
    if (weight <= 0) continue
    if (first < 0) first = k
    weights.push(weight)
  }
  return [Math.max(0, first), Float64Array.from(weights)]
})

const nothingHeard: [number, Float64Array] = [0, new Float64Array()]

const cosines = Float64Array.from({ length: cepstraSize * bands }, (_, place) =>
  Math.cos((Math.PI * Math.floor(place / bands) * ((place % bands) + 0.5)) / bands),
)

/** What each band hears in each frame. */
function bandPowers(sound: Float32Array): Float32Array {
  const count = countFrames(sound.length)
  const powers = new Float32Array(count * bands)
  const spectrum = new Float64Array(frameSize / 2 + 1)
  for (let frame = 0; frame < count; frame += 1) {
    powerSpectrum(sound, frame * frameHop, spectrum)
    for (let band = 0; band < bands; band += 1) {
      const [first, weights] = filters[band] ?? nothingHeard
      let sum = 0
      for (let k = 0; k < weights.length; k += 1)
        sum += (weights[k] ?? 0) * (spectrum[first + k] ?? 0)
      powers[frame * bands + band] = sum
    }
  }
  return powers
}

/** What sounds all the time is taken away, this much of what a quarter of all frames is below. */
const takenAway = 1.5
const quarter = 0.25
/** What is left of a frame at least, and of the loudness of the whole: silence has no shape. */
const leastShare = 0.02
const leastPower = 1e-3

/** How each frame of a sound sounds: cepstra of what is in it besides what sounds all the time. */
export function cepstraOf(sound: Float32Array): Float32Array {
  const powers = bandPowers(sound)
  const count = powers.length / bands
  const found = new Float32Array(count * cepstraSize)
  const logs = new Float32Array(powers.length)
  for (let band = 0; band < bands; band += 1) {
    const all = Float32Array.from(
      { length: count },
      (_, frame) => powers[frame * bands + band] ?? 0,
    )
    const floor = takenAway * (all.toSorted()[Math.floor(count * quarter)] ?? 0)
    const least = 1e-9 + (leastPower * all.reduce((sum, one) => sum + one, 0)) / Math.max(1, count)
    for (const [frame, power] of all.entries())
      logs[frame * bands + band] = Math.log(Math.max(power - floor, leastShare * power) + least)
  }
  for (let frame = 0; frame < count; frame += 1) {
    for (let order = 0; order < cepstraSize; order += 1) {
      let sum = 0
      for (let band = 0; band < bands; band += 1)
        sum += (cosines[order * bands + band] ?? 0) * (logs[frame * bands + band] ?? 0)
      found[frame * cepstraSize + order] = sum
    }
  }
  return found
}

/** The same, each number measured by how it is spread over the frames in which somebody sings. */
export function normalisedCepstra(cepstra: Float32Array, isVoiced: Uint8Array): Float32Array {
  const count = cepstra.length / cepstraSize
  const spread = new Float32Array(cepstra.length)
  for (let order = 0; order < cepstraSize; order += 1) {
    let [sum, squares, voiced] = [0, 0, 0]
    for (let frame = 0; frame < count; frame += 1) {
      if (!isVoiced[frame]) continue
      const value = cepstra[frame * cepstraSize + order] ?? 0
      sum += value
      squares += value * value
      voiced += 1
    }
    const mean = sum / Math.max(1, voiced)
    const deviation = Math.sqrt(Math.max(1e-6, squares / Math.max(1, voiced) - mean * mean))
    for (let frame = 0; frame < count; frame += 1) {
      const at = frame * cepstraSize + order
      spread[at] = ((cepstra[at] ?? 0) - mean) / deviation
    }
  }
  return spread
}
