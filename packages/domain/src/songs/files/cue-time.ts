import type { Hundredths } from '../times/time'

/** Milliseconds as hundredths of a second, rounded half up. */
export const ofMilliseconds = (ms: number): Hundredths => Math.floor((ms + 5) / 10)

/** A time of a cue, `hh:mm:ss,mmm`: hours, and what stands behind the seconds, may be missing. */
const time = String.raw`(?:(\d{1,3})\s*:\s*)?(\d{1,3})\s*:\s*(\d{1,2})(?:\s*[.,:]\s*(\d{1,6}))?`

const alone = new RegExp(`^${time}$`)

/** What its parts stand for: the digits behind the point are decimals, as everywhere. */
export function cueTime(text: string): Hundredths | undefined {
  const found = alone.exec(text.trim())
  if (!found) return undefined
  const [, hours = '0', minutes = '', seconds = '', digits = ''] = found
  if (Number(seconds) > 59) return undefined
  const whole = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return ofMilliseconds(whole + Number(digits.slice(0, 3).padEnd(3, '0')))
}

// No run of dashes or spaces is looked through more than once.
const arrow = /-{1,3}\s{0,3}-?>|[–—]>|→/

/** Whether a line tells the times of a cue, well or badly. */
export const isTiming = (line: string): boolean =>
  line.includes('-->') || (/^\s*\d/.test(line) && arrow.test(line) && /\d:\d/.test(line))

/** The times of a cue and what stands behind them: its place on the screen. */
export function readTiming(
  line: string,
): { start: Hundredths; stop: Hundredths; settings: string } | undefined {
  const [from = '', rest] = line.split(arrow)
  if (rest === undefined) return undefined
  const [, to = '', settings = ''] = /^([\d:.,\s]*\d)(?!\S)(.*)$/.exec(rest) ?? []
  const [start, stop] = [cueTime(from), cueTime(to)]
  return start === undefined || stop === undefined
    ? undefined
    : { start, stop, settings: settings.trim() }
}
