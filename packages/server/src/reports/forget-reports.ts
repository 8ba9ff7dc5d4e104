import { reportLimits } from '@duologue/domain/choices/report-choices'
import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import { type Repeating, repeat } from '../outside/clock/repeat'
import { forgetDecided, forgetPages } from './report-store'
import type { ReportsRoom } from './reports-room'

const everyMs = 3_600_000

type Place = Pick<ReportsRoom, 'database' | 'clock'>

/** Forgets some of the reports that were decided a year ago; whether more may be left. */
export const forgetOldReports = ({ database, clock }: Place): Promise<boolean> =>
  forgetDecided(database, new Date(clock.now().getTime() - reportLimits.kept))

/** Forgets again and again until stopped. */
export const runReportsJob = (room: Place, onError: (error: unknown) => void): Repeating =>
  repeat(everyMs, () => forgetOldReports(room), onError)

/** Reports of the pages of a user who goes would keep their name. Those that they sent stay, without them. */
export async function forgetOwnPages(transaction: Queries, user: string): Promise<void> {
  const known = (await knownPeople(transaction, [user])).get(user)
  if (known) await forgetPages(transaction, `/users/${known.username}`)
}
