import { cepstraOf, cepstraSize, normalisedCepstra } from './cepstra'
import { loudFrames } from './voiced-frames'

/** How lines sound that a voice says: without the silence around each, all normalised together. */
export function saidLines(clips: readonly (Float32Array | null)[]): (Float32Array | null)[] {
  const heard = clips.map(clip => {
    if (!clip) return null
    const loud = loudFrames(clip)
    const [first, end] = [loud.indexOf(1), loud.lastIndexOf(1) + 1]
    if (first < 0) return null
    const cepstra = cepstraOf(clip).subarray(first * cepstraSize, end * cepstraSize)
    return { cepstra, loud: loud.subarray(first, end) }
  })
  const frames = heard.reduce((sum, line) => sum + (line?.loud.length ?? 0), 0)
  const all = new Float32Array(frames * cepstraSize)
  const loud = new Uint8Array(frames)
  let at = 0
  for (const line of heard) {
    if (!line) continue
    all.set(line.cepstra, at * cepstraSize)
    loud.set(line.loud, at)
    at += line.loud.length
  }
  const normalised = normalisedCepstra(all, loud)
  at = 0
  return heard.map(line => {
    if (!line) return null
    const from = at
    at += line.loud.length
    return normalised.subarray(from * cepstraSize, at * cepstraSize)
  })
}
