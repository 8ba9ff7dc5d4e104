import { createHash } from 'node:crypto'
import type { SampleSong } from '@duologue/contract/samples/sample-song'

/** A note: when it begins and ends, in seconds, and how many half tones it lies above the middle C. */
export interface Note {
  start: number
  stop: number
  pitch: number
  /** From 0 to 1. */
  loudness: number
  voice: 'tune' | 'chord' | 'bass'
}

const steps = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  pentatonic: [0, 2, 4, 7, 9],
} as const

/** Roots of the chords, as steps of the scale; a line has one of them, the same text always the same. */
const roots = [0, 3, 4, 0]
/** The tones of a chord above its root, as steps of the scale. */
const thirds = [0, 2, 4]
const beatsInLine = 4
/** How far down the tune goes, as a step of the scale; it goes up to the last one below the octave. */
const lowest = -2

/** The pitch of a step of the scale, any number of octaves up or down. */
function pitchOf(step: number, scale: SampleSong['scale']): number {
  const tones = steps[scale]
  const octave = Math.floor(step / tones.length)
  return 12 * octave + (tones[step - octave * tones.length] ?? 0)
}

/** A French mute e is not sung at the end of a line, nor before a vowel. */
const muteE =
  /(?<=[aeiouyàâäéèêëîïôöûüùœæ][^\s']*?[^aeiouyàâäéèêëîïôöûüùœæ\s'])e(?=s?[^\p{L}]*$|[\s,]+[aeiouyhàâäéèêëîïôöûüùœæ])/gu

/** How many notes a line is sung on: one a syllable, or a Chinese character. */
export function syllablesOf(text: string, language: SampleSong['language']): number {
  const sung = language === 'french' ? text.toLowerCase().replaceAll(muteE, '') : text.toLowerCase()
  const found =
    language === 'chinese'
      ? text.match(/\p{Script=Han}/gu)
      : sung.match(/[aeiouyáéíóúàâäèêëîïôöûüùœæ]+/g)
  return Math.max(1, found?.length ?? 0)
}

const chanceOf = (text: string) => createHash('sha256').update(text).digest()

/** The root of the chord under a line. */
const rootOf = (text: string) => roots[(chanceOf(text)[31] ?? 0) % roots.length] ?? 0

/** The step of a chord that lies nearest to another step; of two the lower one. */
function nearestTone(step: number, root: number, scale: SampleSong['scale']): number {
  const octave = steps[scale].length
  const tones = [-octave, 0, octave].flatMap(shift => thirds.map(third => root + third + shift))
  return tones.reduce((best, tone) => {
    const isNearer = Math.abs(tone - step) < Math.abs(best - step)
    return isNearer && tone >= lowest && tone < octave ? tone : best
  }, root)
}

/** The tune of a line: the same text has the same one, it never leaps far, and every other note is one of the chord. */
function tuneOf({ text, start, stop }: SampleSong['lyrics'][number], song: SampleSong): Note[] {
  const chance = chanceOf(text)
  const root = rootOf(text)
  const count = syllablesOf(text, song.language)
  const length = (stop - start) / count
  let step = root + (chance.readUInt8(0) % 3)
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const next = step + ((chance[(index + 1) % 32] ?? 0) % 5) - 2
    const walked = Math.max(lowest, Math.min(steps[song.scale].length - 1, next))
    const isStrong = index % 2 === 0 || isLast
    step = isStrong ? nearestTone(walked, root, song.scale) : walked
    const begin = start + index * length
    return {
      start: begin,
      stop: begin + length * 0.92,
      pitch: 12 + pitchOf(step, song.scale),
      loudness: 0.5,
      voice: 'tune',
    }
  })
}

/** The root of the chord at a time: that of the line that was begun last, and the first one before them all. */
const rootAt = (time: number, { lyrics }: SampleSong) =>
  rootOf(lyrics.findLast(({ start }) => start <= time + 0.05)?.text ?? '')

/** The chords and the bass under the whole song, one chord for each four beats. */
function chordsOf(song: SampleSong): Note[] {
  const beat = 60 / song.beatsPerMinute
  const bars = Math.ceil(song.duration / (beatsInLine * beat))
  const bound = (time: number) => Math.min(time, song.duration - 0.2)
  return Array.from({ length: bars }, (_, bar) => {
    const begin = bar * beatsInLine * beat
    const root = rootAt(begin, song)
    const chord = thirds.map(
      (third): Note => ({
        start: begin,
        stop: bound(begin + beatsInLine * beat),
        pitch: pitchOf(root + third, song.scale),
        loudness: 0.16,
        voice: 'chord',
      }),
    )
    const bass = Array.from(
      { length: beatsInLine },
      (__, index): Note => ({
        start: bound(begin + index * beat),
        stop: bound(begin + (index + 0.8) * beat),
        pitch: pitchOf(index === 2 ? root + 4 : root, song.scale) - 24,
        loudness: 0.3,
        voice: 'bass',
      }),
    )
    return [...chord, ...bass]
  })
    .flat()
    .filter(({ start, stop }) => stop > start)
}

/** All notes of a song, made from its lines and nothing else: the same file always sounds the same. */
export const notesOf = (song: SampleSong): Note[] => [
  ...chordsOf(song),
  ...song.lyrics.flatMap(lyric => tuneOf(lyric, song)),
]
