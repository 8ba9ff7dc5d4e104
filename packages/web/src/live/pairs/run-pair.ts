import { type Battle, type BattleEvent, newBattle } from '@duologue/domain/battle/battle'
import { type Random, randomFromSeed } from '@duologue/domain/battle/random'
import { seenFrom } from '@duologue/domain/battle/seen-from'
import { step } from '@duologue/domain/battle/step'
import { nextDeadline } from '@duologue/domain/battle/turn/next-deadline'
import type { PowerName } from '@duologue/domain/choices/battle-powers'
import type { PairView } from '@duologue/domain/live/pairs/pair-view'
import { likeliestAlternatives } from '@duologue/domain/speech/likeliest-alternatives'
import { type Alternative, scoreSpeech } from '@duologue/domain/speech/score-speech'
import type { BattleClock } from '../../battle/battle-clock'
import type { BattleRecord, RunningBattle } from '../../battle/run-battle'
import { listeners } from '../../ui/store'

/** How long the partner's clock is waited for past its end: what was done in time may still be under way. */
const underWay = 1000

/** The page's time may be ahead of what is told anew by so much without going back, in milliseconds. */
const unnoticed = 1500

/** How long after the end it is told, and how long after that again, until the hall has it. */
const [endTold, endToldAgain] = [300, 1000]

/** What was not taken is told so often again, each time after so many milliseconds. */
const [triesMore, tryMore] = [2, 300]

/** Tells the hall an event by its place; answers null when it is stored, else why not. */
export type SendEvent = (index: number, event: BattleEvent) => Promise<string | null>

/** Whether both events are the same deed, at whatever time it was judged to be. */
function isSame(one: BattleEvent, other: BattleEvent): boolean {
  const deedOf = ({ at: _, ...deed }: BattleEvent) =>
    JSON.stringify(
      deed,
      Object.keys({ ...deed, heard: 0, transcript: 0, confidence: 0 }).toSorted(),
    )
  return deedOf(one) === deedOf(other)
}

/**
 * The duel of a pair, going on: what the hall has, and on top of it what was done here and is on its way
 * (live.md#together). It is shown as its player sees it; what does not fit what the hall has vanishes.
 */
export class PairRun implements RunningBattle {
  readonly #clock: BattleClock
  readonly #send: SendEvent
  readonly #random: Random
  readonly #heard = listeners()
  #pair: PairView
  #since: number
  #isRunning = false
  #stopWaiting = () => {}
  #stopTelling = () => {}
  /** What was done here and is not known to be in the hall. */
  #pending: readonly BattleEvent[] = []
  /** What the hall has, and the battle that it makes. */
  #events: readonly BattleEvent[] = []
  #confirmed: Battle
  /** What follows from both by now, and how its player sees it. */
  #shown: Battle
  #seen: Battle

  /** @param since when it was told, by the clock. */
  constructor(pair: PairView, since: number, clock: BattleClock, send: SendEvent) {
    this.#pair = pair
    this.#since = since
    this.#clock = clock
    this.#send = send
    this.#random = randomFromSeed(pair.seed)
    this.#confirmed = newBattle(pair.setup)
    this.#confirm(pair.events)
    this.#shown = this.#passed(this.#confirmed, Math.floor(this.#hallTime()))
    this.#seen = seenFrom(this.#shown, pair.seat)
  }

  readonly now = (): Battle => this.#seen
  readonly subscribe = (listener: () => void) => this.#heard.subscribe(listener)

  readonly elapsed = (): number => {
    const now = Math.floor(this.#hallTime())
    const ahead = this.#shown.now - now
    return this.#pair.runs && ahead > 0 && ahead < unnoticed ? this.#shown.now : now
  }

  readonly record = (): BattleRecord => ({
    seed: this.#pair.seed,
    battle: this.#shown,
    events: this.#events,
    elapsed: this.elapsed(),
  })

  /** The hall begins it. */
  readonly start = () => {}
  readonly heard = () => this.#act({ type: 'heard', at: this.elapsed() })
  readonly answer = (choice: string) => this.#act({ type: 'answer', at: this.elapsed(), choice })
  readonly activatePower = (power: PowerName) =>
    this.#act({ type: 'usePower', at: this.elapsed(), power })

  readonly say = (heard: readonly Alternative[]) => {
    const { phase, setup } = this.#shown
    const line = phase.name === 'roundPlay' ? setup.lines[phase.turn.lineIndex] : undefined
    if (!line) return
    const told = likeliestAlternatives(line.text, heard, setup.language, scoreSpeech)
    this.#act({ type: 'say', at: this.elapsed(), heard: told })
  }

  readonly run = () => {
    this.#isRunning = true
    this.#show()
    return () => {
      this.#isRunning = false
      this.#stopWaiting()
      this.#stopTelling()
    }
  }

  /** The hall has told of it anew. */
  told(pair: PairView, since: number): void {
    if (pair === this.#pair && since === this.#since) return
    this.#pair = pair
    this.#since = since
    this.#confirm(pair.events)
    this.#show()
  }

  #step(battle: Battle, event: BattleEvent): Battle {
    return step(battle, event, this.#random, scoreSpeech)
  }

  /** The time of the duel as the hall has told it. */
  #hallTime(): number {
    const { runs, now } = this.#pair
    return runs ? now + Math.max(0, this.#clock.now() - this.#since) : now
  }

  #confirm(events: readonly BattleEvent[]): void {
    const before = this.#events
    const isLonger = before.every((event, place) => {
      const other = events[place]
      return other === event || (other?.at === event.at && isSame(event, other))
    })
    const added = events.slice(before.length)
    // What has arrived is not on its way any more.
    for (const event of added) {
      const [next] = this.#pending
      if (next && isSame(next, event)) this.#pending = this.#pending.slice(1)
    }
    const [from, more] = isLonger ? [this.#confirmed, added] : [newBattle(this.#pair.setup), events]
    this.#confirmed = more.reduce((battle, event) => this.#step(battle, event), from)
    this.#events = events
  }

  #isPartners({ phase }: Battle): boolean {
    if (phase.name !== 'roundPlay' || phase.turn.player === this.#pair.seat) return false
    return phase.turn.moment.state === 'answer'
  }

  /** When something falls due; the partner's clock is waited for a little longer. */
  #dueOf(battle: Battle) {
    const due = nextDeadline(battle)
    return due && { ...due, seenAt: due.at + (this.#isPartners(battle) ? underWay : 0) }
  }

  #passed(battle: Battle, now: number): Battle {
    let after = battle
    for (let due = this.#dueOf(after); due && due.seenAt <= now; due = this.#dueOf(after))
      after = this.#step(after, due.event)
    return after
  }

  /** Shows what follows by now from what the hall has and what is on its way. */
  readonly #show = (): void => {
    const now = this.elapsed()
    let battle = this.#confirmed
    this.#pending = this.#pending.filter(event => {
      const next = this.#step(battle, event)
      const isTaken = next !== battle
      battle = next
      return isTaken
    })
    this.#shown = this.#passed(battle, now)
    this.#seen = seenFrom(this.#shown, this.#pair.seat)
    this.#waitForDeadline()
    this.#tellEnd(endTold)
    this.#heard.tell()
  }

  #waitForDeadline(): void {
    this.#stopWaiting()
    const due = this.#isRunning && this.#pair.runs ? this.#dueOf(this.#shown) : null
    if (due === null) return
    const wait = Math.max(1, due.seenAt - this.elapsed())
    this.#stopWaiting = this.#clock.wait(wait, this.#show)
  }

  /** The end is told by the time that brings it, until the hall has it: its clock may be behind. */
  #tellEnd(wait: number): void {
    this.#stopTelling()
    const { phase } = this.#shown
    if (!this.#isRunning || !this.#pair.runs || phase.name !== 'gameEnd') return
    const event = { type: 'time', at: phase.since } as const
    this.#stopTelling = this.#clock.wait(wait, () => {
      void this.#send(this.#events.length + this.#pending.length, event)
      this.#tellEnd(endToldAgain)
    })
  }

  #act(event: Exclude<BattleEvent, { type: 'time' | 'start' }>): void {
    const deed = { ...event, by: this.#pair.seat }
    if (!this.#pair.runs || this.#step(this.#shown, deed) === this.#shown) return
    this.#pending = [...this.#pending, deed]
    this.#show()
    this.#sendOn(deed, triesMore)
  }

  #sendOn(deed: Exclude<BattleEvent, { type: 'time' | 'start' }>, tries: number): void {
    const place = this.#pending.indexOf(deed)
    if (place < 0) return
    const { by: _, ...event } = deed
    void this.#send(this.#events.length + place, event).then(code => {
      if (code === null || !this.#pending.includes(deed)) return
      // Another event has its place: once that has come, it may have the next one.
      if (code === 'not-taken' && tries > 0) {
        this.#clock.wait(tryMore, () => this.#sendOn(deed, tries - 1))
        return
      }
      // The hall does not take it: what follows is shown as the hall has it.
      this.#pending = this.#pending.filter(each => each !== deed)
      this.#show()
    })
  }
}
