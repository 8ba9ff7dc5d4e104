import { reportLimits } from '@duologue/domain/choices/report-choices'
import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import { type Repeating, repeat } from '../outside/clock/repeat'
import { forgetDecided, forgetPages } from './report-store'
import type { ReportsRoom } from './reports-room'

const everyMs = 3_600_000

/** Forgets reports that were decided a year ago, every hour until stopped. */
export const keepForgettingReports = (
  { database, clock }: Pick<ReportsRoom, 'database' | 'clock'>,
  onError: (error: unknown) => void,
): Repeating =>
  repeat(
    everyMs,
    () => forgetDecided(database, new Date(clock.now().getTime() - reportLimits.kept)),
    onError,
  )

/** Reports of the pages of a user who goes would keep his name. Those that he sent stay, without him. */
export async function forgetOwnPages(transaction: Queries, user: string): Promise<void> {
  const known = (await knownPeople(transaction, [user])).get(user)
  if (known) await forgetPages(transaction, `/users/${known.username}`)
}
