import type { SampleSong } from '@duologue/contract/samples/sample-song'
import { expect, test } from 'vitest'
import { missingSongs, wrongInSong } from './song-rules'

const line = (text: string) => ({ text, translation: 'Yes.', words: [], start: 0, stop: 1 })
const song = (tags: string[], texts: string[]): SampleSong => ({
  title: 'Canción',
  titleTranslation: 'Song',
  artist: 'Duologue Ensemble',
  language: 'spanish',
  difficulty: 'beginner',
  maturity: 'G',
  description: 'A song.',
  tags,
  duration: 40,
  beatsPerMinute: 100,
  scale: 'major',
  words: {},
  lyrics: texts.map(line),
})
const keyed = (...songs: SampleSong[]) => songs.map(one => ({ key: 'es/song', song: one }))
const present = song(['present tense'], ['Sí.'])

test('a language that has both songs is not told', () => {
  expect(missingSongs(keyed(present, song(['past tense'], ['Fui.', 'Fui.', 'Fui.'])))).toEqual([])
})

test('one without the present, or with a refrain that returns twice, is told', () => {
  expect(missingSongs(keyed(song(['past tense'], ['Fui.', 'Fui.'])))).toEqual([
    { where: 'es', what: 'has no song in the present' },
    { where: 'es', what: 'has no song in the past with a refrain that returns 3 times' },
  ])
})

test('the signs of a song are those of its language', () => {
  expect(wrongInSong(present)).toEqual([])
  expect(wrongInSong(song([], ['Qué?']))).toEqual(['Qué?: ¿ and ? do not pair'])
})
