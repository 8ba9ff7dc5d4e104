import { fastestAnswer } from '@duologue/domain/battle/timing'
import {
  newSongGame,
  partOf,
  type SongEvent,
  type SongGame,
} from '@duologue/domain/songs/game/song-game'
import { shortestPart } from '@duologue/domain/songs/game/song-pace'
import type { SongSetup } from '@duologue/domain/songs/game/song-setup'
import { type SongWishes, setUpSong } from '@duologue/domain/songs/game/song-setup'
import { spokenBy, stepSong } from '@duologue/domain/songs/game/step-song'
import type { Alternative } from '@duologue/domain/speech/score-speech'
import type { BattleClock } from '../../battle/battle-clock'
import { listeners, type Store } from '../../ui/store'

/** A game as it can be kept and played again: what was chosen, its chance, and all that was done in it. */
export interface SongRecord {
  readonly wishes: SongWishes
  readonly seed: number
  /** The ticket with which it began, where it has one. */
  readonly ticket?: string | undefined
  readonly events: readonly SongEvent[]
  /** The game's time, and what the wall clock showed then, in milliseconds. */
  readonly elapsed: number
  readonly date: number
}

/** A game whose time passes: the store that the screens read and send their events to (song-games.md#events). */
export interface RunningSong extends Store<SongGame> {
  readonly setup: SongSetup
  /** The game's time in whole milliseconds. */
  elapsed(): number
  record(): SongRecord
  /** The part's first line begins to sound; it has sounded once. */
  begin(): void
  heard(): void
  answer(gap: number, answer: number | string): void
  order(order: readonly number[]): void
  said(heard: readonly Alternative[]): void
  show(): void
  /** The song goes on, as soon as it may. */
  next(): void
  /** Calls once after so many milliseconds of the game's clock, unless the function that it answers is called before. */
  wait(ms: number, then: () => void): () => void
  /** Lets time pass until the function that it answers is called. */
  run(): () => void
}

type Send = (event: SongEvent) => void
type SendFrom = (soonest: number, event: (at: number) => SongEvent) => void

/** What its player does, told to a game: what comes before a hand, a tongue or the song can have done it waits. */
function deedsOf(
  setup: SongSetup,
  now: () => SongGame,
  elapsed: () => number,
  send: Send,
  sendFrom: SendFrom,
) {
  const byHand = (event: (at: number) => SongEvent) => sendFrom(now().began + fastestAnswer, event)
  const tell = (kind: 'begin' | 'heard' | 'show') => () => send({ kind, at: elapsed() })
  return {
    begin: tell('begin'),
    heard: tell('heard'),
    show: tell('show'),
    answer: (gap: number, answer: number | string) =>
      byHand(at => ({ kind: 'answer', at, gap, answer })),
    order: (order: readonly number[]) => byHand(at => ({ kind: 'order', at, order })),
    said: (heard: readonly Alternative[]) =>
      sendFrom(spokenBy(now(), heard), at => ({ kind: 'said', at, heard })),
    next: () => {
      const part = partOf(now())
      const soonest = now().began + (part ? shortestPart(setup, part) : 0)
      sendFrom(soonest, at => ({ kind: 'next', at }))
    },
  }
}

/** Does something when a time of the game has come; a later wish takes its place. */
function patience(clock: BattleClock, elapsed: () => number) {
  let stop = () => {}
  const from = (soonest: number, act: () => void) => {
    stop()
    const early = soonest - elapsed()
    if (early > 0) stop = clock.wait(early, () => from(soonest, act))
    else act()
  }
  return { from, stop: () => stop() }
}

/** A game that goes on as time passes on `clock`, from its beginning or from what was done in it. */
export function runSong(
  song: SongSetup['song'],
  { wishes, seed, ticket, events: done, elapsed: passed, date }: SongRecord,
  clock: BattleClock,
  first?: SongGame,
): RunningSong {
  const setup = setUpSong(song, wishes)
  const beganAt = clock.now() - passed - (done.length > 0 ? Math.max(0, clock.date() - date) : 0)
  const { tell, subscribe } = listeners()
  const events: SongEvent[] = [...done]
  let game = first ?? newSongGame(setup, seed)
  for (const event of done) game = stepSong(setup, game, event)
  let isRunning = false
  let stopWaiting = () => {}

  const now = () => game
  const elapsed = () => Math.max(game.now, Math.floor(clock.now() - beganAt))
  const waitForEnd = () => {
    stopWaiting()
    const { endsAt } = game
    if (!isRunning || endsAt === null) return
    // A timer may fire a little early; what is due at that time is due all the same.
    stopWaiting = clock.wait(Math.max(0, endsAt - elapsed()), () =>
      send({ kind: 'time-up', at: Math.max(endsAt, elapsed()) }),
    )
  }
  const send: Send = event => {
    const next = stepSong(setup, game, event)
    if (next === game) return
    game = next
    events.push(event)
    waitForEnd()
    tell()
  }
  const hand = patience(clock, elapsed)
  const sendFrom: SendFrom = (soonest, event) => hand.from(soonest, () => send(event(elapsed())))
  return {
    ...deedsOf(setup, now, elapsed, send, sendFrom),
    setup,
    now,
    elapsed,
    record: () => {
      const kept = { wishes, seed, ticket, events: [...events] }
      return { ...kept, elapsed: elapsed(), date: clock.date() }
    },
    subscribe,
    wait: clock.wait,
    run: () => {
      isRunning = true
      waitForEnd()
      return () => {
        isRunning = false
        stopWaiting()
        hand.stop()
      }
    },
  }
}
