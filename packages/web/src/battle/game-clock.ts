import { type BattleClock, browserClock } from './battle-clock'

/** What the wall clock is ahead by at least when the machine has slept, in milliseconds: less puts it right by itself. */
const shortestSleep = 1000

/**
 * A clock that goes on while the machine sleeps, in which that of many browsers stands still: what the wall clock has
 * gone ahead by since it was read last is made up for. Never runs backwards.
 *
 * @param now milliseconds since any fixed moment.
 * @param date milliseconds since 1970.
 */
export function throughSleep(now: () => number, date: () => number): () => number {
  let slept = 0
  let [lastNow, lastDate] = [now(), date()]
  return () => {
    const [readNow, readDate] = [now(), date()]
    const missed = readDate - lastDate - (readNow - lastNow)
    if (missed >= shortestSleep) slept += missed
    ;[lastNow, lastDate] = [readNow, readDate]
    return readNow + slept
  }
}

/**
 * The time of a game; it goes on in a hidden tab and while the machine sleeps, as in a real duel
 * (battle.md#answer-clock).
 */
export const gameClock: BattleClock = {
  ...browserClock,
  now: throughSleep(browserClock.now, browserClock.date),
}
