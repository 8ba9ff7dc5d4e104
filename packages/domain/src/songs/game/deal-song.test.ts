import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawInOrder, randomFromSeed } from '../../battle/random'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { songModes, songSources } from '../../choices/song-game-choices'
import { askableWords, askedLines } from './asked-lines'
import { canPlaySong } from './can-play-song'
import { dealSong, questionsOf, type SongPart } from './deal-song'
import { gameSong, sampleGame, tenLines } from './sample-game'
import { songGrades } from './song-grades'
import type { GameSong, SongSetup } from './song-setup'

const dealt = (setup: SongSetup, seed: number) =>
  dealSong(setup, drawInOrder(randomFromSeed(seed), 0).draw)
const seeds = Array.from({ length: 200 }, (_, seed) => seed)
const count = (parts: readonly SongPart[]) =>
  parts.reduce((sum, part) => sum + questionsOf(part), 0)

/** What is wrong with hidden words; undefined when nothing is. */
function faultOfGaps({ song, difficulty }: SongSetup, parts: readonly SongPart[]) {
  const { gapsALine, mayTouch, choices: most } = songGrades[difficulty]
  const times = new Map<string, number>()
  for (const { lines, gaps } of parts) {
    const line = song.lines[lines[0] ?? -1]
    if (!line?.isAsked || gaps.length > gapsALine || gaps.length === 0) return 'lines'
    for (const [nth, { word, choices }] of gaps.entries()) {
      const id = line.words[word]?.[0] ?? ''
      times.set(id, (times.get(id) ?? 0) + 1)
      if (!askableWords(line).includes(word)) return 'not to be asked'
      if (!mayTouch && gaps[nth + 1]?.word === word + 1) return 'neighbours'
      if (choices.filter(one => one === id).length !== 1) return 'right one'
      if (new Set(choices).size !== choices.length || choices.length > most) return 'choices'
    }
  }
  return undefined
}

describe.each(battleDifficulties)('on %s', difficulty => {
  test('200 seeds hide words as the difficulty says', () => {
    const setup = sampleGame({ difficulty })
    const words = tenLines.lines.flatMap(askableWords).length
    const hidden = Math.max(4, Math.round((words * songGrades[difficulty].hidden) / 100))
    for (const seed of seeds) {
      const parts = dealt(setup, seed)
      expect(faultOfGaps(setup, parts)).toBeUndefined()
      expect(count(parts)).toBe(hidden)
      expect(parts.map(({ lines }) => lines[0])).toEqual(
        parts.map(({ lines }) => lines[0]).toSorted((a = 0, b = 0) => a - b),
      )
    }
  })

  test('200 seeds put every line in a block, and show no block in its order', () => {
    const setup = sampleGame({ mode: 'reading', difficulty })
    for (const seed of seeds) {
      const parts = dealt(setup, seed)
      expect(parts.flatMap(({ lines }) => lines)).toEqual([...tenLines.lines.keys()])
      for (const { lines, shown } of parts) {
        expect(lines.length).toBeGreaterThan(1)
        expect(lines.length).toBeLessThanOrEqual(songGrades[difficulty].block)
        expect(shown).not.toEqual([...lines.keys()])
        expect(shown.toSorted((a, b) => a - b)).toEqual([...lines.keys()])
      }
    }
  })

  test('200 seeds spread the lines that are sung', () => {
    const { sung } = songGrades[difficulty]
    for (const seed of seeds) {
      const lines = dealt(sampleGame({ mode: 'speaking', difficulty }), seed).map(
        part => part.lines,
      )
      expect(lines).toHaveLength(sung)
      const places = lines.map(([line = -1]) => line)
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(places[0]).toBeLessThan(10 / sung)
      expect(places.at(-1)).toBeGreaterThanOrEqual(10 - Math.ceil(10 / sung))
    }
  })
})

test('no word is hidden twice before every other one was, that could be', () => {
  const song = gameSong(['la la la', 'la sol', 'la mar', 'la luz', 'la paz', 'la flor'])
  const setup = sampleGame({ difficulty: 'hard' }, song)
  for (const seed of seeds) {
    const words = dealt(setup, seed).flatMap(({ lines, gaps }) =>
      gaps.map(({ word }) => song.lines[lines[0] ?? 0]?.words[word]?.[0]),
    )
    expect(words).toHaveLength(7)
    expect(new Set(words).size).toBe(6)
  }
})

test('chance reaches every word, and the same seed deals the same', () => {
  const setup = sampleGame()
  const hidden = new Set(
    seeds.flatMap(seed =>
      dealt(setup, seed).flatMap(({ lines, gaps }) =>
        gaps.map(({ word }) => `${lines[0]} ${word}`),
      ),
    ),
  )
  expect(hidden.size).toBe(tenLines.lines.flatMap(askableWords).length)
  expect(dealt(setup, 7)).toEqual(dealt(setup, 7))
})

test.each<[string, GameSong, number[], number[]]>([
  ['all of ten', tenLines, [...tenLines.lines.keys()], [...tenLines.lines.keys()]],
  [
    'timed ones with the song, all with a voice',
    { ...tenLines, lines: tenLines.lines.map(line => ({ ...line, start: 0, stop: 0 })) },
    [],
    [...tenLines.lines.keys()],
  ],
  [
    'none that is skipped',
    { ...tenLines, lines: tenLines.lines.map((line, place) => ({ ...line, isAsked: place > 7 })) },
    [8, 9],
    [8, 9],
  ],
])('asked are %s', (_what, song, withSong, withVoice) => {
  expect(askedLines(song, 'song')).toEqual(withSong)
  expect(askedLines(song, 'voice')).toEqual(withVoice)
})

test('a block has no text twice, and a line is never left alone', () => {
  const texts = ['uno', 'dos', 'uno', 'tres', 'cuatro', 'cinco', 'seis']
  const blocks = dealt(sampleGame({ mode: 'reading', difficulty: 'easy' }, gameSong(texts)), 1)
  expect(blocks.map(({ lines }) => lines)).toEqual([
    [0, 1],
    [2, 3, 4],
    [5, 6],
  ])
})

test('sixty questions are the most', () => {
  const song = gameSong(
    Array.from({ length: 300 }, (_, n) => `la luna ${'abcdefghij'[n % 10]}${n}`),
  )
  for (const mode of ['listening', 'reading'] as const) {
    expect(count(dealt(sampleGame({ mode, difficulty: 'hard' }, song), 1))).toBe(60)
  }
})

const chinese: GameSong = {
  ...gameSong(['妈马骂狗'], 'chinese'),
  words: [
    { id: '妈', text: '妈', pinyin: 'mā' },
    { id: '马', text: '马', pinyin: 'mǎ' },
    { id: '骂', text: '骂', pinyin: 'mà' },
    { id: '狗', text: '狗', pinyin: 'gǒu' },
  ],
}

test('in Chinese no two choices have the same letters of pinyin', () => {
  for (const seed of seeds) {
    const [part] = dealt(sampleGame({ difficulty: 'hard' }, chinese), seed)
    for (const { choices } of part?.gaps ?? []) {
      expect(choices).toHaveLength(2)
      expect(choices).toContain('狗')
    }
  }
})

test.each<[string, readonly string[], string]>([
  ['nothing', [], ''],
  ['three lines', ['la luna', 'el sol', 'mi mar'], 'listening hard, writing hard'],
  [
    'four lines of one word',
    ['sol', 'sol', 'sol', 'sol'],
    'writing easy, writing normal, writing hard',
  ],
  ['signs alone', ['!', '?', '…', '-'], ''],
])('of a song of %s can be played: %s', (_what, texts, playable) => {
  const song = gameSong(texts)
  const can = ['listening', 'writing'].flatMap(mode =>
    battleDifficulties
      .filter(difficulty =>
        canPlaySong(song, { mode: mode as 'listening', difficulty, source: 'song' }),
      )
      .map(difficulty => `${mode} ${difficulty}`),
  )
  expect(can.join(', ')).toBe(playable)
})

test('what can be played asks at least four questions, whatever the seed', () => {
  const texts = fc.array(
    fc
      .array(fc.constantFrom('la', 'luna', 'sol', 'mar', 'y', '-', '7'), { maxLength: 6 })
      .map(words => words.join(' ')),
    { maxLength: 9 },
  )
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(...songModes),
      fc.constantFrom(...battleDifficulties),
      fc.constantFrom(...songSources),
      fc.integer(),
      (lines, mode, difficulty, source, seed) => {
        const song = gameSong(lines)
        const asked = count(dealt(sampleGame({ mode, difficulty, source }, song), seed))
        if (canPlaySong(song, { mode, difficulty, source })) expect(asked).toBeGreaterThanOrEqual(4)
        expect(asked).toBeLessThanOrEqual(60)
      },
    ),
  )
})
