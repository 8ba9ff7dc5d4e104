import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { expect, test } from 'vitest'
import { notesOf, syllablesOf } from './song-tune'

const lyric = (text: string, start: number, stop: number): SampleSong['lyrics'][number] => ({
  text,
  translation: text,
  words: [],
  start,
  stop,
})

const song: SampleSong = {
  title: 'Tren',
  titleTranslation: 'Train',
  artist: 'Us',
  language: 'spanish',
  difficulty: 'beginner',
  maturity: 'G',
  description: 'A song.',
  tags: [],
  duration: 12,
  beatsPerMinute: 120,
  scale: 'minor',
  words: {},
  lyrics: [lyric('Sube conmigo', 2, 3.99), lyric('al tren', 4, 5.5), lyric('Sube conmigo', 8, 10)],
}

const tuneOf = (told: SampleSong, start: number, stop: number) =>
  notesOf(told).filter(
    note => note.voice === 'tune' && note.start >= start && note.start < stop - 0.001,
  )

test.each([
  ['Sube conmigo', 'spanish', 5],
  ['Die letzte Straßenbahn', 'german', 6],
  ['慢慢走，慢慢走', 'chinese', 6],
  ['Pst', 'german', 1],
  ["À minuit le marché s'éveille", 'french', 8],
  ['Les cerises chantent en chœur', 'french', 8],
  ["avec l'ombre d'un tilleul", 'french', 7],
  ['Une pomme entre les pages', 'french', 7],
] as const)('%s is sung on so many notes', (text, language, notes) => {
  expect(syllablesOf(text, language)).toBe(notes)
})

test('every line is sung from its start to its stop, and the same text to the same tune', () => {
  const first = tuneOf(song, 2, 3.99)
  const again = tuneOf(song, 8, 10)
  expect(first).toHaveLength(5)
  expect(first[0]?.start).toBe(2)
  expect(first.at(-1)?.stop).toBeLessThanOrEqual(3.99)
  expect(again.map(({ pitch }) => pitch)).toEqual(first.map(({ pitch }) => pitch))
})

test('all notes are tones of the scale, and none outlasts the song', () => {
  const notes = notesOf(song)
  const tones = new Set(notes.map(({ pitch }) => ((pitch % 12) + 12) % 12))
  expect([...tones].every(tone => [0, 2, 3, 5, 7, 8, 10].includes(tone))).toBe(true)
  expect(Math.max(...notes.map(({ stop }) => stop))).toBeLessThanOrEqual(song.duration)
})

test('the same song has the same notes every time', () => {
  expect(notesOf(song)).toEqual(notesOf(structuredClone(song)))
})

test('the tune follows the chords: every other note is one of those that sound with it', () => {
  const notes = notesOf(song)
  const tones = (start: number) =>
    notes
      .filter(note => note.voice === 'chord' && note.start <= start && note.stop > start)
      .map(({ pitch }) => ((pitch % 12) + 12) % 12)
  // Both lines begin with a bar.
  for (const [start, stop] of [
    [2, 3.99],
    [8, 10],
  ] as const) {
    const strong = tuneOf(song, start, stop).filter((_, index) => index % 2 === 0)
    expect(strong.every(({ pitch }) => tones(start).includes(((pitch % 12) + 12) % 12))).toBe(true)
  }
})

test('the tune never leaps farther than a sixth', () => {
  const pitches = tuneOf(song, 2, 3.99).map(({ pitch }) => pitch)
  const leaps = pitches.slice(1).map((pitch, index) => Math.abs(pitch - (pitches[index] ?? 0)))
  expect(Math.max(...leaps)).toBeLessThanOrEqual(9)
})
