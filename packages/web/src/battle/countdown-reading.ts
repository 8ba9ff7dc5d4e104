/** What the clock shows and says at one moment. */
export interface ClockReading {
  /** The part of the time that is left, from 1 to 0, in tenths of a second. */
  readonly left: number
  /** The number in the circle, in seconds with tenths; empty until the last 5 seconds (battle.md#answer-clock). */
  readonly number: string
  /** The whole seconds to be read out: 10 and 5 (site.md#keys-and-touch); null before and between. */
  readonly announced: 10 | 5 | null
}

const tenth = 100
const numberFrom = 5000

/**
 * Reads the answer clock.
 *
 * @param span the clock's span in milliseconds of the battle's time.
 * @param elapsed the battle's time in milliseconds.
 */
export function readClock(
  span: { readonly since: number; readonly endsAt: number },
  elapsed: number,
): ClockReading {
  const whole = span.endsAt - span.since
  const left = Math.min(whole, Math.max(0, span.endsAt - elapsed))
  const shown = Math.ceil(left / tenth) * tenth
  return {
    left: shown / whole,
    number: shown <= numberFrom ? (shown / 1000).toFixed(1) : '',
    announced: shown <= 5000 ? 5 : shown <= 10_000 ? 10 : null,
  }
}
