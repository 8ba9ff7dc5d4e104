import type { Note } from './song-tune'

const middleC = 261.63
/** Loudness of the first harmonics: a reed for the tune, a soft organ for chords, a plucked bass. */
const harmonics = { tune: [1, 0.5, 0.25, 0.12], chord: [1, 0.2], bass: [1, 0.4, 0.1] } as const
const fade = 0.03

/** How loud a note is at a moment after its beginning: it comes and goes softly, and a bass dies away. */
function envelope({ start, stop, voice, loudness }: Note, after: number): number {
  const edge = Math.min(1, after / fade, (stop - start - after) / fade)
  return loudness * Math.max(0, edge) * (voice === 'bass' ? Math.exp(-2.5 * after) : 1)
}

/** Plays notes into samples between -1 and 1. */
export function synthesise(notes: readonly Note[], seconds: number, rate: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate))
  for (const note of notes) {
    const frequency = middleC * 2 ** (note.pitch / 12)
    const last = Math.min(samples.length, Math.round(note.stop * rate))
    for (let index = Math.round(note.start * rate); index < last; index += 1) {
      const after = index / rate - note.start
      const angle = 2 * Math.PI * frequency * after
      let sum = 0
      for (const [over, share] of harmonics[note.voice].entries()) {
        if (frequency * (over + 1) < rate / 2) sum += share * Math.sin(angle * (over + 1))
      }
      samples[index] = (samples[index] ?? 0) + 0.25 * envelope(note, after) * sum
    }
  }
  return samples
}

/** Lays one sound over another from a moment on; what would last longer is left away. */
export function layOver(
  ground: Float32Array,
  sound: Float32Array,
  at: number,
  share: number,
): void {
  const room = Math.min(sound.length, ground.length - at)
  for (let index = 0; index < room; index += 1) {
    ground[at + index] = (ground[at + index] ?? 0) + share * (sound[index] ?? 0)
  }
}
