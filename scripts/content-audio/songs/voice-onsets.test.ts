import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { expect, test } from 'vitest'
import { notesOf } from './song-tune'
import { layOver, synthesise } from './synth'
import { voiceOnsets } from './voice-onsets'

const rate = 16_000

const songIn = (language: SampleSong['language']): SampleSong => ({
  title: 'Tren',
  titleTranslation: 'Train',
  artist: 'Us',
  language,
  difficulty: 'beginner',
  maturity: 'G',
  description: 'A song.',
  tags: [],
  duration: 8,
  beatsPerMinute: 120,
  scale: 'minor',
  words: {},
  lyrics: [
    { text: 'al tren', translation: 'To the train', words: [], start: 2, stop: 4 },
    { text: 'a soplar', translation: 'To blow', words: [], start: 4.01, stop: 6 },
  ],
})

/** A voice without a tone: it changes with every sample, and always in the same way. */
function hiss(seconds: number): Float32Array {
  let state = 1
  return new Float32Array(Math.round(seconds * rate)).map(() => {
    state = (state * 16807) % 2147483647
    return 0.3 * ((state / 2147483647) * 2 - 1)
  })
}

test.each([0, 0.08, 0.3])('a voice that comes %f s late is heard so late', late => {
  const song = songIn('spanish')
  const sound = synthesise(notesOf(song), song.duration, rate)
  for (const { start } of song.lyrics)
    layOver(sound, hiss(1.2), Math.round((start + late) * rate), 1)
  const found = voiceOnsets(song, sound, rate)
  expect(found).toHaveLength(2)
  for (const [index, { start }] of song.lyrics.entries())
    expect(Math.abs((found[index] ?? 0) - start - late)).toBeLessThanOrEqual(0.02)
})

test('of a Chinese song the tune is heard', () => {
  const song = songIn('chinese')
  const found = voiceOnsets(song, synthesise(notesOf(song), song.duration, rate), rate)
  for (const [index, { start }] of song.lyrics.entries())
    expect(Math.abs((found[index] ?? 0) - start)).toBeLessThanOrEqual(0.03)
})
