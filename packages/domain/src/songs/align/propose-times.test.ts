import { describe, expect, test } from 'vitest'
import { madeSong, mixedAt } from './align-songs'
import { cepstraOf, normalisedCepstra } from './cepstra'
import { countSyllables } from './count-syllables'
import { type LineToFind, type Proposal, proposeTimes } from './propose-times'
import { saidLines } from './said-lines'
import { voicedFrames } from './voiced-frames'

type Song = ReturnType<typeof madeSong>

/** What is proposed for a song of a seed, whose music is so many decibels quieter than its voice. */
function proposalsOf(
  { lines, voice, music, chances, said }: Song,
  {
    decibels = 12,
    isSaid = true,
    known = {},
    heard = chances,
  }: {
    decibels?: number
    isSaid?: boolean
    known?: Readonly<Record<number, number>>
    heard?: Float32Array
  } = {},
): Proposal[] {
  const sound = mixedAt(decibels, voice, music)
  const isVoiced = voicedFrames(heard, sound.length)
  return proposeTimes({
    sound: normalisedCepstra(cepstraOf(sound), isVoiced),
    isVoiced,
    language: 'spanish',
    lines: lines.map(({ text }, place): LineToFind => ({ text, start: known[place] ?? null })),
    said: isSaid ? saidLines(said) : lines.map(() => null),
  })
}

const isRight = ({ starts }: Song, { place, start }: Proposal) =>
  Math.abs(start / 100 - (starts[place] ?? 0)) <= 0.25

const song = madeSong(7, 7)

describe('times that are proposed', () => {
  test.each([12, 6])(
    'are right over music that is %d dB quieter, and what is sure above all',
    decibels => {
      const proposals = proposalsOf(song, { decibels })
      expect(proposals).toHaveLength(7)
      expect(proposals.filter(one => isRight(song, one)).length).toBeGreaterThanOrEqual(6)
      const sure = proposals.filter(({ mark }) => mark === 'sure')
      expect(sure.length).toBeGreaterThan(3)
      expect(sure.filter(one => isRight(song, one)).length / sure.length).toBeGreaterThanOrEqual(
        0.9,
      )
      for (const { start, stop } of proposals) expect(stop).toBeGreaterThan(start)
    },
  )

  test('are never sure where nobody says the lines', () => {
    const proposals = proposalsOf(song, { isSaid: false })
    expect(proposals.filter(one => isRight(song, one)).length).toBeGreaterThanOrEqual(6)
    expect(proposals.filter(({ mark }) => mark === 'sure')).toEqual([])
  })

  test('leave alone what is set, and lie between', () => {
    const at = Math.round(100 * (song.starts[4] ?? 0))
    const proposals = proposalsOf(song, { known: { 4: at }, isSaid: false })
    expect(proposals.map(({ place }) => place)).toEqual([0, 1, 2, 3, 5, 6])
    for (const { place, start } of proposals) expect(start < at).toBe(place < 4)
  })

  test.each([
    ['no voice is heard', () => song.chances.map(() => 0)],
    ['far too little is heard', () => song.chances.map((one, at) => (at % 300 < 60 ? one : 0))],
    ['everything is taken for a voice', () => new Float32Array(song.chances.length * 3).fill(1)],
  ])('are none where %s', (what, heard) => {
    const lines = what.startsWith('everything') ? song.lines.slice(0, 2) : song.lines
    expect(
      proposalsOf({ ...song, lines, said: song.said.slice(0, lines.length) }, { heard: heard() }),
    ).toEqual([])
  })

  test('are none where the voice sounds like nothing that is said', () => {
    const other = madeSong(11, 7)
    const noise = song.voice.map((_, at) => Math.sin(at * at * 0.37))
    expect(proposalsOf({ ...song, voice: noise, said: other.said })).toEqual([])
  })
})

test.each([
  ['Sube, sube conmigo', 'spanish', 7],
  ['que el viento va a soplar', 'spanish', 8],
  ['Le chat répond : miaou, miaou', 'french', 5],
  ['es regnet auf mein Haus', 'german', 6],
  ['小雨小雨下来了', 'chinese', 7],
  ['Oh!', 'spanish', 1],
] as const)('%s (%s) has %d syllables, about', (text, language, count) => {
  expect(countSyllables(text, language)).toBe(count)
})
