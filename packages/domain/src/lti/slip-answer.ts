import { slipLimits } from './slip-limits'

/** Why a score was not taken, or waits (lti.md#sending-a-score). */
export const slipReasons = [
  'laterGrade',
  'notAllowed',
  'refused',
  'columnGone',
  'notAPlayer',
  'away',
  'tooLong',
] as const

export type SlipReason = (typeof slipReasons)[number]

/** What a platform answered: a status, or nothing that could be read. `retryAfter` in milliseconds from now. */
export interface PlatformSaid {
  status: number | 'away'
  retryAfter?: number | undefined
}

/** A slip that was tried: how often, this time included, and since when it waits. */
export interface TriedSlip {
  tries: number
  waitsSince: number
}

/** What becomes of a slip. */
export type SlipAfter =
  | { state: 'sent'; why: SlipReason | null }
  | { state: 'stopped'; why: SlipReason }
  | { state: 'waiting'; why: SlipReason; nextAt: number }

/** What is done about an answer before it is judged: once, a new token is asked for, or a new column. */
export type FirstStep = 'newToken' | 'newColumn' | undefined

/** What may be tried at once, before an answer stands. */
export function firstStep(
  { status }: PlatformSaid,
  may: { hasNewToken: boolean; canMakeColumn: boolean },
): FirstStep {
  if (status === 401 && !may.hasNewToken) return 'newToken'
  if (status === 404 && may.canMakeColumn) return 'newColumn'
  return undefined
}

const stops: Readonly<Record<number, SlipReason>> = {
  400: 'refused',
  403: 'notAllowed',
  404: 'columnGone',
  410: 'columnGone',
  422: 'refused',
}

/**
 * When a slip is tried again: later each time, a fifth more or less by chance, and not before the platform said.
 *
 * @param chance from 0 to 1.
 */
function nextTry(
  { tries }: TriedSlip,
  { retryAfter = 0 }: PlatformSaid,
  { now, chance }: { now: number; chance: number },
): number {
  const { waits } = slipLimits
  const wait = waits[Math.min(tries, waits.length) - 1] ?? waits[0]
  return now + Math.max(retryAfter, Math.round(wait * (0.8 + 0.4 * chance)))
}

/** What becomes of a slip after an answer (lti.md#sending-a-score). */
export function slipAfter(
  slip: TriedSlip,
  said: PlatformSaid,
  at: { now: number; chance: number },
): SlipAfter {
  const { status } = said
  if (typeof status === 'number' && status >= 200 && status < 300)
    return { state: 'sent', why: null }
  // An earlier try may have arrived, though nobody heard of it: then it is its own grade that stands there.
  if (status === 409) return { state: 'sent', why: slip.tries > 1 ? null : 'laterGrade' }
  const why = typeof status === 'number' ? stops[status] : undefined
  if (why) return { state: 'stopped', why }
  const nextAt = nextTry(slip, said, at)
  if (nextAt - slip.waitsSince > slipLimits.tried) return { state: 'stopped', why: 'tooLong' }
  return { state: 'waiting', why: 'away', nextAt }
}

/** How long `Retry-After` says, in milliseconds: seconds, or a moment; undefined where it says nothing. */
export function readRetryAfter(
  text: string | undefined,
  { now, momentOf }: { now: number; momentOf: (text: string) => number },
): number | undefined {
  if (text === undefined) return undefined
  const wait = /^\d{1,9}$/.test(text.trim()) ? Number(text) * 1000 : momentOf(text) - now
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, slipLimits.tried) : undefined
}
