import type { Hundredths } from '../times/time'
import { ofMilliseconds } from './cue-time'

/** Reads a time of Timed Text; undefined for what is none. */
export type MediaClock = (told: string) => Hundredths | undefined

const clockTime = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d{1,6})(?:\.(\d+))?$/
const frameTime = /^(\d+):(\d{1,2}):(\d{1,2}):(\d{1,3})(?:\.\d+)?$/
const offsetTime = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/

/** Numbers are rounded in their own digits: 1.005 s is 1.01, though it is a little less to a machine. */
const hundredths = (ms: number): Hundredths => ofMilliseconds(Number(ms.toFixed(3)))

/**
 * How a file of Timed Text tells its times (lyrics.md#ttml): clock, hours, minutes, seconds, milliseconds, frames and
 * ticks; how many of them a second has is told by its first element.
 */
export function mediaClock(attributes: Readonly<Record<string, string>>): MediaClock {
  const [times = 1, by = 1] = (attributes.frameRateMultiplier ?? '1 1').split(/[\s:]+/).map(Number)
  const frames = (Number(attributes.frameRate) || 30) * (times / by || 1)
  const ticks = Number(attributes.tickRate) || (attributes.frameRate ? frames : 1)
  const lengths: Record<string, number> = {
    h: 3_600_000,
    m: 60_000,
    s: 1000,
    ms: 1,
    f: 1000 / frames,
    t: 1000 / ticks,
  }
  return told => {
    const text = told.trim()
    const [, count, unit = ''] = offsetTime.exec(text) ?? []
    if (count !== undefined) return hundredths(Number(count) * (lengths[unit] ?? 0))
    const [, h, m, s, f] = frameTime.exec(text) ?? []
    if (f !== undefined)
      return hundredths(
        (Number(h) * 3600 + Number(m) * 60 + Number(s)) * 1000 + (Number(f) * 1000) / frames,
      )
    const found = clockTime.exec(text)
    if (!found) return undefined
    const [, hours = '0', minutes = '0', seconds = '', digits = ''] = found
    if (found[2] !== undefined && Number(seconds) > 59) return undefined
    const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
    return hundredths(Number(`${whole}.${digits || '0'}`) * 1000)
  }
}
