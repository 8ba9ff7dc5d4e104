import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { heardLevels, heardWindow } from './heard-levels'
import { notesOf } from './song-tune'
import { synthesise } from './synth'

/** A voice is heard from this share of the loudest window of its line on. */
const share = 0.1
/** How far before and after its start a line is listened for: there it is quiet before the voice, however shortly. */
const around = { before: 0.15, after: 0.03 }

/** What is left of a sound without what is known to be in it, whatever its share in each stretch of 40 ms. */
function without(sound: Float32Array, known: Float32Array, rate: number): Float32Array {
  const size = Math.round(0.04 * rate)
  const left = new Float32Array(sound.length)
  for (let start = 0; start < sound.length; start += size) {
    const part = sound.subarray(start, start + size)
    const other = known.subarray(start, start + size)
    let [both, power] = [0, 1e-9]
    for (const [index, sample] of part.entries()) {
      both += sample * (other[index] ?? 0)
      power += (other[index] ?? 0) ** 2
    }
    for (const [index, sample] of part.entries())
      left[start + index] = sample - (both / power) * (other[index] ?? 0)
  }
  return left
}

/**
 * When the voice of each line of a recording is heard first, in seconds: what plays besides is known, note by note, and
 * is taken away before. Of a Chinese song, which no voice sings, it is the tune.
 */
export function voiceOnsets(song: SampleSong, sound: Float32Array, rate: number): number[] {
  const notes = notesOf(song).filter(({ voice }) => voice !== 'tune' || song.language !== 'chinese')
  const left = without(sound, synthesise(notes, song.duration, rate), rate)
  return song.lyrics.map(({ start, stop }) => {
    const from = start - around.before
    const part = left.subarray(Math.round(from * rate), Math.round(stop * rate))
    const found = heardLevels(part, rate)
    const threshold = share * Math.max(...found)
    const near = found.slice(0, Math.round((around.before + around.after) / heardWindow))
    const quiet = near.findLastIndex(level => level < threshold)
    const first = found.findIndex((level, index) => index > quiet && level >= threshold)
    return from + first * heardWindow
  })
}
