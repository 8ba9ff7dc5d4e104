import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battleDifficulties } from '../../choices/battle-difficulties'
import { songModes, songSources } from '../../choices/song-game-choices'
import { checkSong } from './check-song'
import { goodPlayer, playSong } from './play-song'
import { sampleGame, tenLines } from './sample-game'
import type { SongEvent } from './song-game'
import { shortestPart } from './song-pace'
import { songResult, typicalSongWin } from './song-result'

const players = fc.array(
  fc.record({
    isRight: fc.boolean(),
    wait: fc.integer({ min: 250, max: 40_000 }),
    givesUp: fc.integer({ min: 0, max: 9 }).map(n => n === 0),
    isEager: fc.boolean(),
  }),
  { minLength: 1, maxLength: 9 },
)
const wishes = fc.record({
  mode: fc.constantFrom(...songModes),
  difficulty: fc.constantFrom(...battleDifficulties),
  source: fc.constantFrom(...songSources),
  relaxed: fc.boolean(),
  extraTime: fc.constantFrom(1, 1.5, 3),
})

test('every honest player is believed, for what was shown, and nobody outruns the song', () => {
  fc.assert(
    fc.property(wishes, fc.integer(), players, (wish, seed, ways) => {
      const setup = sampleGame(wish)
      const { events, game } = playSong(setup, seed, ways)
      const { score, isWinner, asked, right, percent } = songResult(setup, game)
      const verdict = checkSong(setup, seed, events, game.now)
      const { answers } = game
      const duration = game.now - (events[0]?.at ?? 0)
      expect(verdict).toEqual({ kind: 'ended', score, isWinner, duration, answers })
      expect(answers).toHaveLength(asked)
      expect(answers.every(({ ms }) => ms >= 0)).toBe(true)
      expect(percent).toBe(Math.floor((100 * right) / asked))
      const song = game.parts.reduce((sum, part) => sum + shortestPart(setup, part), 0)
      expect(duration).toBeGreaterThanOrEqual(song)
      if (isWinner && setup.difficulty !== 'hard')
        expect(score).toBeGreaterThanOrEqual(typicalSongWin(setup.difficulty, asked))
    }),
  )
})

test('a record is not finished before its end', () => {
  fc.assert(
    fc.property(wishes, fc.integer(), players, fc.nat(), (wish, seed, ways, place) => {
      const setup = sampleGame(wish)
      const { events, game } = playSong(setup, seed, ways)
      const part = events.slice(0, place % events.length)
      expect(checkSong(setup, seed, part, game.now)).toEqual({ kind: 'unfinished' })
    }),
  )
})

/** Ways to change a record so that it tells what cannot have happened. */
const forgeries: Record<string, (events: readonly SongEvent[], at: number) => SongEvent[]> = {
  'time runs backwards': (events, at) =>
    events.map((event, place) => (place === at ? { ...event, at: -1 } : event)),
  'no whole millisecond': (events, at) =>
    events.map((event, place) => (place === at ? { ...event, at: event.at + 0.5 } : event)),
  'a second beginning': (events, at) => {
    const event = events[at]
    return events.toSpliced(at + (event?.kind === 'next' ? 0 : 1), 0, {
      kind: 'begin',
      at: event?.at ?? 0,
    })
  },
  'the song goes on twice': (events, at) => {
    const place = events.findIndex((event, nth) => nth >= at && event.kind === 'next')
    const event = events[place]
    return event ? events.toSpliced(place, 0, event) : []
  },
  'no beginning': (events, at) => {
    const place = events.findLastIndex((event, nth) => nth <= at && event.kind === 'begin')
    return events.toSpliced(place, 1)
  },
  'something after the end': events => [...events, { kind: 'next', at: events.at(-1)?.at ?? 0 }],
  'a gap that is none': (events, at) =>
    events.toSpliced(at + 1, 0, { kind: 'answer', at: events[at]?.at ?? 0, gap: 60, answer: 0 }),
  'an order of something else': (events, at) =>
    events.toSpliced(at + 1, 0, { kind: 'order', at: events[at]?.at ?? 0, order: [0, 0] }),
  'the clock was not on': (events, at) =>
    events.toSpliced(at + 1, 0, { kind: 'time-up', at: events[at]?.at ?? 0 }),
}

test.each(Object.entries(forgeries))('%s: the record is not believed', (_what, forge) => {
  fc.assert(
    fc.property(wishes, fc.integer(), players, fc.nat(), (wish, seed, ways, place) => {
      const setup = sampleGame(wish)
      const { events, game } = playSong(setup, seed, ways)
      const told = forge(events, place % events.length)
      expect(checkSong(setup, seed, told, game.now + 100_000).kind).not.toBe('ended')
    }),
    { numRuns: 40 },
  )
})

describe('a record of choosing', () => {
  const setup = sampleGame({ difficulty: 'hard' })
  const { events, game } = playSong(setup, 3, [goodPlayer])
  const begin = events[0]?.at ?? 0
  const first = events.findIndex(({ kind }) => kind === 'answer')
  const answer = events[first] as Extract<SongEvent, { kind: 'answer' }>
  const put = (place: number, ...put: SongEvent[]) => events.toSpliced(place, 1, ...put)
  const eager = (at: number) => events.toSpliced(first, 1).toSpliced(1, 0, { ...answer, at })
  const next = events.findIndex(({ kind }) => kind === 'next')
  const heard = events.findIndex(({ kind }) => kind === 'heard')
  const later = (from: number, by: number) =>
    events.map((event, place) => (place < from ? event : { ...event, at: event.at + by }))

  test.each<[string, readonly SongEvent[], number]>([
    ['an answer faster than a hand', eager(begin + 249), game.now],
    ['an answer that was not offered', put(first, { ...answer, answer: 4 }), game.now],
    ['a word where one chooses', put(first, { ...answer, answer: 'luna' }), game.now],
    ['an answer to what is done', put(first, answer, answer), game.now],
    ['an answer after its time', later(first, 15_001), game.now + 60_000],
    ['a song that was outrun', later(next, -(events[next]?.at ?? 0) + begin + 2699), game.now],
    ['more time than there was', events, game.now - 1],
    [
      'a line said where one chooses',
      put(first, { kind: 'said', at: answer.at, heard: [] }),
      game.now,
    ],
  ])('with %s contradicts itself', (_what, told, longest) => {
    expect(checkSong(setup, 3, told, longest)).toEqual({ kind: 'contradiction' })
  })

  test('with the fastest hand and the last moment is believed', () => {
    expect(checkSong(setup, 3, eager(begin + 250), game.now).kind).toBe('ended')
    const last = (events[heard]?.at ?? 0) + 15_000 - answer.at
    const four = events.filter(({ kind }, place) => kind === 'answer' && place < next).length
    const slow = later(first, last - (four - 1) * 1200)
    expect(checkSong(setup, 3, slow, game.now + 60_000).kind).toBe('ended')
  })

  test('of another seed is worth another thing', () => {
    const others = [4, 5, 6].map(seed => checkSong(setup, seed, events, game.now))
    for (const verdict of others) expect(verdict).toEqual({ kind: 'contradiction' })
  })

  test('of another song is not believed', () => {
    const song = { ...tenLines, lines: tenLines.lines.toReversed() }
    expect(checkSong({ ...setup, song }, 3, events, game.now).kind).toBe('contradiction')
  })
})

test('nothing is asked of an empty song', () => {
  const empty = sampleGame({}, { language: 'spanish', lines: [], words: [] })
  expect(checkSong(empty, 1, [], 0)).toEqual({ kind: 'unfinished' })
})
