import { expect, test } from 'vitest'
import type { BattleDifficulty } from '../../choices/battle-difficulties'
import type { SongLanguage } from '../../choices/song-choices'
import { isGapRight } from './mark-gap'
import { goodPlayer, playSong } from './play-song'
import { gameSong, sampleGame } from './sample-game'
import { newSongGame, partOf, type SongEvent, type SongGame } from './song-game'
import { songResult, typicalSongWin } from './song-result'
import type { SongSetup } from './song-setup'
import { stepSong } from './step-song'

const after = (setup: SongSetup, game: SongGame, ...events: SongEvent[]) =>
  events.reduce((state, event) => stepSong(setup, state, event), game)

const normal = sampleGame()
const begun = after(normal, newSongGame(normal, 1), { kind: 'begin', at: 100 })
const sounded = after(normal, begun, { kind: 'heard', at: 3100 })
const choiceOf = (game: SongGame, isRight: boolean) => {
  const part = partOf(game)
  const { word = 0, choices = [] } = part?.gaps[0] ?? {}
  const id = normal.song.lines[part?.lines[0] ?? 0]?.words[word]?.[0]
  return choices.findIndex(one => (one === id) === isRight)
}
const answer = (game: SongGame, isRight: boolean, at: number): SongEvent => ({
  kind: 'answer',
  at,
  gap: 0,
  answer: choiceOf(game, isRight),
})

test.each<[BattleDifficulty, boolean, number, number | null]>([
  ['easy', false, 1, null],
  ['normal', false, 1, 30_000],
  ['hard', false, 1, 15_000],
  ['hard', false, 1.5, 22_500],
  ['hard', true, 1, null],
])('on %s, relaxed %j, times %d: a line may take %j', (difficulty, relaxed, extraTime, time) => {
  const setup = sampleGame({ difficulty, relaxed, extraTime })
  const game = after(
    setup,
    newSongGame(setup, 1),
    { kind: 'begin', at: 0 },
    { kind: 'heard', at: 3000 },
  )
  expect(game.endsAt).toBe(time === null ? null : 3000 + time)
})

test('a block has the time of all its lines', () => {
  const setup = sampleGame({ mode: 'reading' })
  const game = after(
    setup,
    newSongGame(setup, 1),
    { kind: 'begin', at: 0 },
    { kind: 'heard', at: 9000 },
  )
  expect(game.endsAt).toBe(9000 + 4 * 30_000)
})

test('a miss may be made good once, for nothing, and not by the same choice', () => {
  const missed = after(normal, sounded, answer(sounded, false, 4000))
  expect(missed.questions[0]).toMatchObject({ misses: 1, state: 'open' })
  expect(missed.answers).toMatchObject([{ isRight: false, ms: 900 }])
  expect(after(normal, missed, answer(sounded, false, 5000))).toBe(missed)
  const good = after(normal, missed, answer(sounded, true, 5000))
  expect(good.questions[0]?.state).toBe('right')
  expect(good.answers).toHaveLength(1)
  expect(songResult(normal, good).score).toBe(0)
})

test('after a second miss the word is shown', () => {
  const choices = [0, 1, 2, 3].filter(choice => choice !== choiceOf(sounded, true))
  const [first = 0, second = 0] = choices
  const game = after(
    normal,
    sounded,
    { kind: 'answer', at: 4000, gap: 0, answer: first },
    { kind: 'answer', at: 4500, gap: 0, answer: second },
  )
  expect(game.questions[0]?.state).toBe('shown')
})

test('what is given up, or not known in time, is a miss', () => {
  const open = sounded.questions.length
  const given = after(normal, sounded, { kind: 'show', at: 4000 })
  const late = after(normal, sounded, { kind: 'time-up', at: 33_100 })
  for (const game of [given, late]) {
    expect(game.answers.map(({ isRight }) => isRight)).toEqual(Array(open).fill(false))
    expect(game.endsAt).toBeNull()
    expect(after(normal, game, answer(sounded, true, game.now))).toBe(game)
  }
  expect(after(normal, sounded, { kind: 'time-up', at: 33_099 })).toBe(sounded)
})

test('the song goes on when the line was heard, whatever was answered', () => {
  const given = after(normal, begun, { kind: 'show', at: 400 })
  expect(after(normal, given, { kind: 'next', at: 2799 })).toBe(given)
  expect(after(normal, given, { kind: 'next', at: 2800 }).place).toBe(1)
  expect(after(normal, sounded, { kind: 'next', at: 9000 })).toBe(sounded)
})

test('a block tells each place, at its first check', () => {
  const setup = sampleGame({ mode: 'reading' })
  const game = after(
    setup,
    newSongGame(setup, 1),
    { kind: 'begin', at: 0 },
    { kind: 'order', at: 900, order: [0, 2, 1, 3] },
  )
  expect(game.order).toEqual([0, 2, 1, 3])
  expect(game.answers.map(({ lyric, word, isRight }) => [lyric, word, isRight])).toEqual([
    ['line 0', null, true],
    ['line 1', null, false],
    ['line 2', null, false],
    ['line 3', null, true],
  ])
  expect(after(setup, game, { kind: 'order', at: 950, order: [0, 1, 2, 3] })).toBe(game)
  expect(after(setup, game, { kind: 'next', at: 999 })).toBe(game)
  expect(after(setup, game, { kind: 'next', at: 1000 }).place).toBe(1)
})

test('a line is said after it was heard, no faster than one speaks', () => {
  const setup = sampleGame({ mode: 'speaking' })
  const game = after(setup, newSongGame(setup, 1), { kind: 'begin', at: 0 })
  const [line] = partOf(game)?.lines ?? []
  const { text } = setup.song.lines[line ?? 0] ?? { text: '' }
  const say = (at: number, transcript = text): SongEvent => ({
    kind: 'said',
    at,
    heard: [{ transcript, confidence: 0.9 }],
  })
  expect(after(setup, game, say(2000))).toBe(game)
  const silent = after(setup, game, { kind: 'heard', at: 3000 })
  expect(after(setup, silent, say(2999 + 20 * text.length))).toBe(silent)
  expect(after(setup, silent, say(3000 + 20 * text.length)).answers).toMatchObject([
    { lyric: `line ${line}`, word: null, isRight: true, ms: 20 * text.length },
  ])
  const missed = after(setup, silent, say(5000, 'ajo'))
  expect(missed.questions[0]?.state).toBe('open')
  expect(after(setup, missed, say(5249, 'ajo'))).toBe(missed)
  expect(after(setup, missed, say(9000)).questions[0]?.state).toBe('right')
})

test.each<[SongLanguage, BattleDifficulty, string, string, string, boolean]>([
  ['spanish', 'normal', 'otra mañana', 'mañana', 'MANANA', true],
  ['spanish', 'hard', 'otra mañana', 'mañana', 'manana', false],
  ['spanish', 'hard', 'otra mañana', 'mañana', 'Mañana', true],
  ['german', 'normal', 'das Lied', 'Lied', 'lied', true],
  ['german', 'hard', 'das Lied', 'Lied', 'lied', false],
  ['german', 'hard', 'das Lied', 'Lied', 'Lied', true],
  ['german', 'hard', '„Bleib noch', 'bleib', 'bleib', true],
  ['german', 'hard', 'die Straße', 'Straße', 'Strasse', true],
  ['french', 'hard', 'J’aime', "j'", 'j´', true],
  ['chinese', 'normal', '小雨', '雨', 'yu', true],
  ['chinese', 'hard', '小雨', '雨', 'yu', false],
  ['chinese', 'hard', '小雨', '雨', 'yu3', true],
  ['chinese', 'hard', '小雨', '雨', '雨', true],
])('%s, %s: in %j is %j written %j: %j', (language, difficulty, text, word, typed, isRight) => {
  const from = text.replace('’', "'").toLowerCase().indexOf(word.toLowerCase())
  const line = {
    id: 'l',
    text,
    start: 0,
    stop: 1,
    isAsked: true,
    words: [['w', from, from + word.length]] as const,
  }
  const known = { id: 'w', text: word, pinyin: language === 'chinese' ? 'yǔ' : '' }
  expect(isGapRight(line, 0, known, typed, { language, difficulty })).toBe(isRight)
})

test.each<[BattleDifficulty, number]>([
  ['easy', 20],
  ['normal', 60],
  ['hard', 160],
])('a win of four questions on %s typically pays %i', (difficulty, points) => {
  expect(typicalSongWin(difficulty, 4)).toBe(points)
})

test.each<[BattleDifficulty, number, number]>([
  ['easy', 4, 10],
  ['normal', 11, 20],
  ['hard', 22, 40],
])('who is always right on %s wins with every point of %i gaps', (difficulty, gaps, points) => {
  const texts = Array.from(
    { length: gaps === 4 ? 10 : 11 },
    (_, n) => `${'abcdefghijk'[n]} la el ro`,
  )
  const setup = sampleGame({ difficulty }, gameSong(texts))
  const { game } = playSong(setup, 5, [goodPlayer])
  expect(songResult(setup, game)).toEqual({
    score: gaps * points,
    isWinner: true,
    right: gaps,
    asked: gaps,
    percent: 100,
  })
})

test('a game goes on from its JSON as it would have gone', () => {
  const kept = JSON.parse(JSON.stringify(sounded)) as SongGame
  const event = answer(sounded, true, 4000)
  expect(stepSong(normal, kept, event)).toEqual(stepSong(normal, sounded, event))
})
