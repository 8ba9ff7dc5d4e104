import type { Battle, BattleEvent } from '@duologue/domain/battle/battle'
import { randomFromSeed } from '@duologue/domain/battle/random'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import { likeliestAlternatives } from '@duologue/domain/speech/likeliest-alternatives'
import type { Alternative, ScoreSpeech } from '@duologue/domain/speech/score-speech'
import { listeners, type Store } from '../ui/store'
import type { BattleClock } from './battle-clock'

/** All that a battle needs to go on from where it stands; plain JSON. */
export interface BattleRecord {
  readonly seed: number
  readonly battle: Battle
  /** How much of the battle's time has passed, in milliseconds: at least `battle.now`. */
  readonly elapsed: number
  /** When it was kept, in milliseconds since 1970: its time goes on while the page is loaded anew. */
  readonly keptAt?: number
  /** The ticket with which the battle began, where it has one (plays.md#tickets). */
  readonly ticket?: string
  /** It was fetched ahead: how the battle was fought is told with it (plays.md#ahead-tickets). */
  readonly isAhead?: boolean
  /** All that was done in it, for the server to play it again (battle.md#replay); the passing of time is left out. */
  readonly events?: readonly BattleEvent[]
}

/** A battle whose time passes: the store that the screens read and send their events to. */
export interface RunningBattle extends Store<Battle> {
  /** The battle's time in whole milliseconds; the clock's face reads it without a render. */
  elapsed(): number
  record(): BattleRecord
  start(): void
  /** The line of the turn was spoken to its end; in speaking mode, its audio was asked for. */
  heard(): void
  answer(choice: string): void
  /** The learner said the line, and this is what was heard. */
  say(heard: readonly Alternative[]): void
  activatePower(power: PowerName): void
  /** Lets time pass until the function that it answers is called. */
  run(): () => void
}

/** What is told the battle of what was heard, in the turn of a line that is judged; undefined in any other. */
function toldOf(
  { phase, setup }: Battle,
  heard: readonly Alternative[],
  score: ScoreSpeech | null,
): readonly Alternative[] | undefined {
  const line = phase.name === 'roundPlay' ? setup.lines[phase.turn.lineIndex] : undefined
  if (line === undefined || score === null) return undefined
  return likeliestAlternatives(line.text, heard, setup.language, score)
}

/**
 * A battle that goes on from a record as time passes on `clock`. It changes only by the battle's own steps.
 *
 * @param score judges what is said: only a battle in speaking mode needs it.
 */
export function runBattle(
  from: BattleRecord,
  clock: BattleClock,
  score: ScoreSpeech | null = null,
): RunningBattle {
  const random = randomFromSeed(from.seed)
  const away = Math.max(0, Math.floor(clock.date() - (from.keptAt ?? clock.date())))
  const beganAt = clock.now() - from.elapsed - away
  const { tell, subscribe } = listeners()
  // What fell due meanwhile has happened before anybody looks.
  let battle =
    away > 0 ? step(from.battle, { type: 'time', at: from.elapsed + away }, random) : from.battle
  let events = from.events ?? []
  let isRunning = false
  let stopWaiting = () => {}

  const elapsed = () => Math.max(battle.now, Math.floor(clock.now() - beganAt))

  const waitForDeadline = () => {
    stopWaiting()
    const due = isRunning ? nextDeadline(battle) : null
    if (due === null) return
    // A timer may fire a little early; what is due at that time is due all the same.
    stopWaiting = clock.wait(Math.max(0, due.at - elapsed()), () =>
      send({ type: 'time', at: Math.max(due.at, elapsed()) }),
    )
  }

  const send = (event: BattleEvent) => {
    const next = step(battle, event, random, score)
    if (next === battle) return
    battle = next
    if (event.type !== 'time') events = [...events, event]
    waitForDeadline()
    tell()
  }

  return {
    now: () => battle,
    elapsed,
    record: () => ({ ...from, battle, events, elapsed: elapsed(), keptAt: clock.date() }),
    subscribe,
    start: () => send({ type: 'start', at: elapsed() }),
    heard: () => send({ type: 'heard', at: elapsed() }),
    answer: choice => send({ type: 'answer', at: elapsed(), choice }),
    say: heard => {
      const told = toldOf(battle, heard, score)
      if (told) send({ type: 'say', at: elapsed(), heard: told })
    },
    activatePower: power => send({ type: 'usePower', at: elapsed(), power }),
    run: () => {
      isRunning = true
      waitForDeadline()
      return () => {
        isRunning = false
        stopWaiting()
      }
    },
  }
}
