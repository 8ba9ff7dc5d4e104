/** What is heard of a sound, window by window: how loud it is, and its colour as mel cepstra. */
export type SoundShape = readonly (readonly number[])[]

const windowSeconds = 0.025
const hopSeconds = 0.01
const bandCount = 26
const cepstra = 12
const highestHertz = 8000
/** How much loudness counts beside the colour. */
const weightOfLoudness = 3
/** What is so far below the loudest band (−40 dB) is not heard in a classroom. */
const heard = 1e-4
/** So far below the loudest window (−43 dB) there is silence, as where clips are cut. */
const silent = 5e-5

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

const sumOf = (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** How strong one frequency is in a window, its edges faded. */
function powerAt(window: Float32Array, hertz: number, rate: number): number {
  let real = 0
  let imaginary = 0
  for (const [at, value] of window.entries()) {
    const faded = value * (0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (window.length - 1)))
    const angle = (2 * Math.PI * hertz * at) / rate
    real += faded * Math.cos(angle)
    imaginary += faded * Math.sin(angle)
  }
  return real * real + imaginary * imaginary
}

/** The frequencies of each band, 40 Hz apart, and how much each counts in it. */
function bandsOf(rate: number) {
  const top = melOf(Math.min(highestHertz, rate / 2))
  const edgeAt = (edge: number) => hertzOf((top * edge) / (bandCount + 1))
  const step = 1 / windowSeconds
  return Array.from({ length: bandCount }, (_, band) => {
    const [low, middle, high] = [edgeAt(band), edgeAt(band + 1), edgeAt(band + 2)]
    const places = Array.from(
      { length: Math.ceil((high - low) / step) + 1 },
      (__, place) => low + place * step,
    )
    return places
      .map(hertz => ({
        hertz: Math.round(hertz / step) * step,
        share: Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle)),
      }))
      .filter(({ share }) => share > 0)
  })
}

/** The windows of a sound between its silent ends: their energy, and their power by band. */
function windowsOf(sound: Float32Array, rate: number) {
  const length = Math.round(windowSeconds * rate)
  const hop = Math.round(hopSeconds * rate)
  const lifted = sound.map((value, at) => value - 0.97 * (sound[at - 1] ?? 0))
  const starts = Array.from(
    { length: Math.max(0, Math.floor((sound.length - length) / hop) + 1) },
    (_, place) => place * hop,
  )
  const energies = starts.map(start =>
    sumOf(sound.subarray(start, start + length).map(value => value * value)),
  )
  const loudest = Math.max(...energies)
  const isSaid = (energy: number) => energy > loudest * silent
  const [from, to] = [energies.findIndex(isSaid), energies.findLastIndex(isSaid)]
  const bands = bandsOf(rate)
  return starts.slice(from, to + 1).map((start, place) => {
    const window = lifted.subarray(start, start + length)
    // Neighbouring bands share frequencies: each is measured once.
    const known = new Map<number, number>()
    const power = (hertz: number) => {
      const before = known.get(hertz) ?? powerAt(window, hertz, rate)
      known.set(hertz, before)
      return before
    }
    return {
      loudness: Math.log10((energies[from + place] ?? 0) / loudest + silent),
      powers: bands.map(band => sumOf(band.map(({ hertz, share }) => share * power(hertz)))),
    }
  })
}

/** Measures what is heard of a sound. */
export function shapeOfSound(sound: Float32Array, rate: number): SoundShape {
  const windows = windowsOf(sound, rate)
  const floor = heard * Math.max(...windows.flatMap(({ powers }) => powers))
  return windows.map(({ loudness, powers }) => {
    const logs = powers.map(power => Math.log10(power + floor))
    const cepstrum = (order: number) =>
      Math.sqrt(2 / bandCount) *
      sumOf(logs.map((log, band) => log * Math.cos((Math.PI * order * (band + 0.5)) / bandCount)))
    return [
      weightOfLoudness * loudness,
      ...Array.from({ length: cepstra }, (_, place) => cepstrum(place + 1)),
    ]
  })
}
