import { reportLimits } from '@duologue/domain/choices/report-choices'
import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import type { RepeatedWork } from '../repeated-work'
import { forgetDecided, forgetPages } from './report-store'
import type { ReportsRoom } from './reports-room'

const everyMs = 3_600_000

type Place = Pick<ReportsRoom, 'database' | 'clock'>

/** Forgets some of the reports that were decided a year ago; whether more may be left. */
export const forgetOldReports = ({ database, clock }: Place): Promise<boolean> =>
  forgetDecided(database, new Date(clock.now().getTime() - reportLimits.kept))

/** Forgets again and again. */
export const reportsWork = (room: Place): RepeatedWork => ({
  name: 'forgetting-reports',
  everyMs,
  portion: () => forgetOldReports(room),
  failed: 'old reports stay',
})

/** Reports of the pages of a user who goes would keep their name. Those that they sent stay, without them. */
export async function forgetOwnPages(transaction: Queries, user: string): Promise<void> {
  const known = (await knownPeople(transaction, [user])).get(user)
  if (known) await forgetPages(transaction, `/users/${known.username}`)
}
