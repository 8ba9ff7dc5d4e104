import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { SongMode } from '@duologue/domain/choices/song-game-choices'
import { tenLines } from '@duologue/domain/songs/game/sample-game'
import { partOf } from '@duologue/domain/songs/game/song-game'
import { beforeEach, expect, test, vi } from 'vitest'
import { pretendClock } from '../../battle/pretend-clock'
import { listeners } from '../../ui/store'
import { type PlayerState, playerStates } from '../../video/video-port'
import { conductSong, type Sound } from './conduct-song'
import { runSong } from './run-song'

/** A player whose clock is moved by the test, with that of the game. */
function pretendSound(clock: ReturnType<typeof pretendClock>, duration = 60) {
  const { tell, subscribe } = listeners()
  let time = 0
  let state: PlayerState = playerStates.cued
  const sound: Sound = {
    heard: () => time,
    state: () => state,
    isPlaying: () => state === playerStates.playing,
    play: () => {
      state = playerStates.playing
    },
    pause: () => {
      if (state === playerStates.playing) state = playerStates.paused
    },
    playFrom: seconds => {
      time = seconds
      state = playerStates.playing
    },
    subscribe,
  }
  const pass = (seconds: number) => {
    for (let left = seconds * 40; left > 0; left -= 1) {
      clock.pass(25)
      vi.advanceTimersByTime(25)
      if (state === playerStates.playing) time += 0.025
      if (time >= duration) state = playerStates.ended
      tell()
    }
  }
  return { sound, pass, time: () => time }
}

const times = tenLines.lines.map(({ id, start, stop }) => ({
  id,
  start: start * 100,
  stop: stop * 100,
}))

function play(
  mode: SongMode,
  {
    difficulty = 'easy',
    isCalm = false,
    gap = 0,
    duration = 60,
  }: {
    difficulty?: BattleDifficulty
    isCalm?: boolean
    gap?: number
    duration?: number
  } = {},
) {
  const clock = pretendClock()
  const wishes = { mode, difficulty, source: 'song', relaxed: false, extraTime: 1 } as const
  const record = { wishes, seed: 3, events: [], elapsed: 0, date: 0 }
  const song = {
    ...tenLines,
    lines: tenLines.lines.map(line => ({
      ...line,
      start: line.start + gap,
      stop: line.stop + gap,
    })),
  }
  const game = runSong(song, record, clock)
  const player = pretendSound(clock, duration)
  const moved = times.map(line => ({
    ...line,
    start: line.start + 100 * gap,
    stop: line.stop + 100 * gap,
  }))
  const conductor = conductSong(game, player.sound, { times: moved, isCalm })
  const spanNow = () => {
    const places = partOf(game.now())?.lines ?? []
    return {
      start: (moved[places[0] ?? 0]?.start ?? 0) / 100,
      stop: (moved[places.at(-1) ?? 0]?.stop ?? 0) / 100,
    }
  }
  return { game, conductor, ...player, spanNow }
}

/** Answers what is open right, or whatever else `isRight` says. */
function answer({ game }: Pick<ReturnType<typeof play>, 'game'>) {
  const part = partOf(game.now())
  const line = tenLines.lines[part?.lines[0] ?? 0]
  part?.gaps.forEach(({ word, choices }, gap) => {
    game.answer(gap, choices.indexOf(line?.words[word]?.[0] ?? ''))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

test('the song begins two seconds before the line, and waits at its end', () => {
  const played = play('listening', { gap: 20 })
  const stop = played.conductor.run()
  expect(played.time()).toBe(played.spanNow().start - 2)
  played.pass(1.9)
  expect(played.game.now().state).toBe('ready')
  played.pass(30)
  expect(played.game.now()).toMatchObject({ state: 'asked', place: 0 })
  expect(played.game.now().heard).not.toBeNull()
  expect(played.sound.isPlaying()).toBe(false)
  expect(played.time()).toBeCloseTo(played.spanNow().stop, 1)
  stop()
})

test('when nothing is open it goes on by itself, after what came of it was seen', () => {
  const played = play('listening')
  played.conductor.run()
  played.pass(40)
  answer(played)
  played.pass(1.5)
  expect(played.game.now().place).toBe(0)
  played.pass(0.2)
  expect(played.game.now()).toMatchObject({ place: 1, state: 'ready' })
  expect(played.sound.isPlaying()).toBe(true)
})

test('who answers while the line sounds does not stop the song', () => {
  const played = play('listening')
  played.conductor.run()
  while (played.game.now().state === 'ready') played.pass(0.1)
  played.pass(0.5)
  answer(played)
  played.pass(2.6)
  expect(played.game.now().place).toBe(1)
  expect(played.sound.isPlaying()).toBe(true)
})

test('calmly it goes on when it is told to', () => {
  const played = play('listening', { isCalm: true })
  played.conductor.run()
  played.pass(40)
  expect(played.conductor.now().isWaiting).toBe(false)
  answer(played)
  played.pass(30)
  expect(played.conductor.now().isWaiting).toBe(true)
  played.conductor.goOn()
  expect(played.game.now().place).toBe(1)
  expect(played.sound.isPlaying()).toBe(true)
})

test('a line is heard again as often as the difficulty says, from its start', () => {
  const played = play('listening', { difficulty: 'hard' })
  played.conductor.run()
  expect(played.conductor.now().replays).toBe(0)
  played.pass(5)
  expect(played.conductor.now().replays).toBe(1)
  played.conductor.hearAgain()
  expect(played.sound.isPlaying()).toBe(true)
  expect(played.time()).toBeCloseTo(played.spanNow().start, 0)
  played.pass(5)
  expect(played.sound.isPlaying()).toBe(false)
  expect(played.conductor.now().replays).toBe(0)
  played.conductor.hearAgain()
  expect(played.sound.isPlaying()).toBe(false)
})

test('a long break may be skipped, a short one not', () => {
  const played = play('listening', { gap: 20 })
  played.conductor.run()
  played.sound.playFrom(0)
  played.pass(0.1)
  expect(played.conductor.now().canSkip).toBe(true)
  played.conductor.skipBreak()
  played.pass(0.1)
  expect(played.spanNow().start - played.time()).toBeCloseTo(2, 0)
  expect(played.conductor.now().canSkip).toBe(false)
})

test('a block sounds once more in its right order before the song goes on', () => {
  const played = play('reading')
  played.conductor.run()
  played.pass(20)
  const { stop, start } = played.spanNow()
  expect(played.time()).toBeCloseTo(stop, 1)
  played.game.order([0, 1, 2])
  expect(played.time()).toBeCloseTo(start - 0.1, 1)
  played.pass(stop - start - 1)
  expect(played.game.now().place).toBe(0)
  played.pass(2)
  expect(played.game.now().place).toBe(1)
})

test('a recording that ends before its last line has been heard to its end', () => {
  const played = play('listening', { duration: 38.5 })
  played.conductor.run()
  for (let parts = 0; parts < 20 && played.game.now().state !== 'over'; parts += 1) {
    played.pass(40)
    answer(played)
    played.pass(3)
  }
  expect(played.game.now().state).toBe('over')
  expect(played.sound.isPlaying()).toBe(false)
})

test('a game goes on after a reload from what was done, its line heard anew', () => {
  const clock = pretendClock()
  const played = play('listening')
  played.conductor.run()
  played.pass(40)
  answer(played)
  const record = JSON.parse(JSON.stringify(played.game.record()))
  const again = runSong(tenLines, { ...record, date: clock.date() }, clock)
  expect(again.now()).toEqual(played.game.now())
  const player = pretendSound(clock)
  conductSong(again, player.sound, { times, isCalm: false }).run()
  expect(player.time()).toBeCloseTo(played.spanNow().start - 0.1, 5)
  player.pass(5)
  expect(again.now().place).toBe(1)
})
