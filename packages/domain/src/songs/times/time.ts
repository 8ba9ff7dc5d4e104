import { songTexts } from '../../messages/songs/songs'
import { longestTime } from './time-limits'

/** A moment of a song as a whole number of hundredths of a second (songs.md#times): so it is compared and added. */
export type Hundredths = number

/**
 * Seconds as hundredths, rounded half up (songs.md#times). The decimal point is moved in the number's own digits:
 * `seconds * 100` misrounds one half cent in sixteen, since 1.005 * 100 is 100.49999999999999.
 */
export function toHundredths(seconds: number): Hundredths {
  const [digits = '0', exponent = '0'] = String(seconds).split('e')
  // Adding nothing makes 0 of -0.
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/** Hundredths as the number of seconds that travels in JSON. */
export const toSeconds = (hundredths: Hundredths): number => hundredths / 100

/** Seconds rounded to two decimals. */
export const roundSeconds = (seconds: number): number => toSeconds(toHundredths(seconds))

/** What is wrong with a lyric's time in seconds, in the catalogue's words; undefined when nothing is. */
export function timeFault(seconds: number): string | undefined {
  const isTime = Number.isFinite(seconds) && seconds >= 0 && seconds <= longestTime
  return isTime ? undefined : songTexts.notValidTime
}

/**
 * The hundredths that were typed: seconds such as `12.5`, or minutes with them such as `1:02.5`, or hours before both;
 * undefined for what is not a time. An empty field is none.
 */
export function readTime(typed: string): Hundredths | undefined {
  const [seconds = '', minutes, hours, ...more] = typed
    .trim()
    .replace(',', '.')
    .split(':')
    .reverse()
  const isTime =
    /^(\d+\.?\d*|\.\d+)$/.test(seconds) &&
    // After minutes there are two digits of seconds below sixty, and so there are after hours.
    (minutes === undefined || (/^[0-5]\d(\D|$)/.test(seconds) && /^\d+$/.test(minutes))) &&
    (hours === undefined || (/^[0-5]\d$/.test(minutes ?? '') && /^\d+$/.test(hours))) &&
    more.length === 0
  if (!isTime) return undefined
  const time =
    toHundredths(Number(seconds)) + 6000 * (Number(minutes ?? 0) + 60 * Number(hours ?? 0))
  return timeFault(toSeconds(time)) === undefined ? time : undefined
}

/** A moment as fields show it: seconds with two decimals. */
export const writeTime = (hundredths: Hundredths): string => toSeconds(hundredths).toFixed(2)

/** A moment as players show it, beside its seconds: m:ss.hh; minutes go on after 59. */
export const writeClock = (hundredths: Hundredths): string =>
  `${Math.floor(hundredths / 6000)}:${writeTime(hundredths % 6000).padStart(5, '0')}`

/** A moment in a sentence: its seconds, and what a player shows. */
export const tellTime = (hundredths: Hundredths): string =>
  `${writeTime(hundredths)} (${writeClock(hundredths)})`
