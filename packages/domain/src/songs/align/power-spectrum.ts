import { frameSize } from './align-frames'

const half = frameSize / 2
const bits = Math.log2(frameSize)

const window = Float64Array.from(
  { length: frameSize },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frameSize),
)
const cosines = Float64Array.from({ length: half }, (_, k) =>
  Math.cos((2 * Math.PI * k) / frameSize),
)
const sines = Float64Array.from({ length: half }, (_, k) => Math.sin((2 * Math.PI * k) / frameSize))
const reversed = Uint16Array.from({ length: frameSize }, (_, index) => {
  let turned = 0
  for (let bit = 0; bit < bits; bit += 1) turned |= ((index >> bit) & 1) << (bits - 1 - bit)
  return turned
})

const real = new Float64Array(frameSize)
const imaginary = new Float64Array(frameSize)

/** The power of a frame of a sound at each multiple of its rate divided by its size; `into` takes it. */
export function powerSpectrum(sound: Float32Array, from: number, into: Float64Array): void {
  for (let index = 0; index < frameSize; index += 1) {
    const place = reversed[index] ?? 0
    real[place] = (sound[from + index] ?? 0) * (window[index] ?? 0)
    imaginary[place] = 0
  }
  for (let size = 2; size <= frameSize; size *= 2) {
    const step = frameSize / size
    for (let start = 0; start < frameSize; start += size) {
      for (let k = 0; k < size / 2; k += 1) {
        const [low, high] = [start + k, start + k + size / 2]
        const [c, s] = [cosines[k * step] ?? 0, sines[k * step] ?? 0]
        const [re, im] = [real[high] ?? 0, imaginary[high] ?? 0]
        const [turnedRe, turnedIm] = [re * c + im * s, im * c - re * s]
        const [lowRe, lowIm] = [real[low] ?? 0, imaginary[low] ?? 0]
        real[high] = lowRe - turnedRe
        imaginary[high] = lowIm - turnedIm
        real[low] = lowRe + turnedRe
        imaginary[low] = lowIm + turnedIm
      }
    }
  }
  for (let k = 0; k <= half; k += 1) into[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2
}
