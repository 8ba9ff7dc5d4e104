import { expect, test } from 'vitest'
import { sameClips, syllablesIn, wrongPaceOf, wrongSoundOf } from './clip-rules'

const good = { loudness: -19.2, before: 80, after: 90, sum: '0123456789ab', durationMs: 2000 }

test('a good clip breaks no rule', () => {
  expect(wrongSoundOf(good)).toEqual([])
  expect(wrongPaceOf(good, 'Buenos días, busco una lámpara.', 'es')).toEqual([])
})

test.each([
  ['too soft', { loudness: -20.5 }, '-20.5 LUFS, not -19'],
  ['too loud', { loudness: -17 }, '-17 LUFS, not -19'],
  ['no silence before it', { before: 10 }, '10 ms of silence before it, not about 80'],
  ['much silence after it', { after: 400 }, '400 ms of silence after it, not about 80'],
])('a clip that has %s is told', (_, change, wrong) => {
  expect(wrongSoundOf({ ...good, ...change })).toEqual([wrong])
})

test.each([
  [
    'a line of more than six seconds',
    6100,
    'Una línea que tiene muchísimas sílabas y que nadie dice nunca.',
    /^6100 ms/,
  ],
  ['a line in a rush', 700, 'Buenos días, busco una lámpara.', /s a syllable/],
  ['a line that is stuck', 5900, 'Buenos días, señor.', /s a syllable/],
])('%s is told', (_, durationMs, text, wrong) => {
  expect(wrongPaceOf({ ...good, durationMs }, text, 'es')).toEqual([expect.stringMatching(wrong)])
})

test.each([
  ['Buenas tardes.', 'es', 4],
  ['Une petite table.', 'fr', 4],
  ['We like the same cake.', 'en', 5],
  ['Guten Morgen!', 'de', 4],
  ['你好！', 'zh', 2],
  ['Hm.', 'de', 1],
])('%s (%s) has about %i syllables', (text, language, syllables) => {
  expect(syllablesIn(text, language)).toBe(syllables)
})

test('two clips of a language that are the same are told', () => {
  const clips = { 'fr/pull.mp3': good, 'fr/poule.mp3': good, 'de/pull.mp3': good }
  expect(sameClips(clips)).toEqual(['fr/pull.mp3 and fr/poule.mp3 are the same'])
})
