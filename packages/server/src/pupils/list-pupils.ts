import type { ClaimedPupil, pupils } from '@duologue/contract/pupils'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { knownPeople } from '../accounts/index'
import { classToManage } from '../classes/index'
import type { Queries } from '../database/connect'
import type { Handler } from '../http/handlers'
import { claimedOfClass } from './claims/claimed-pupil-store'
import { isAdmin } from './keeping'
import { pupilsOfClasses } from './pupil-store'
import { pupilViews } from './pupil-view'
import type { PupilsRoom } from './pupils-room'

/** Who of a class made the account their own lately, by name (pupils.md#claiming). */
async function claimedOf(queries: Queries, id: string, now: Date): Promise<ClaimedPupil[]> {
  const rows = await claimedOfClass(queries, id, now)
  const people = await knownPeople(
    queries,
    rows.map(({ user }) => user),
  )
  return rows
    .map(({ user, claimedAt }) => ({
      id: user,
      fullName: people.get(user)?.fullName ?? '',
      until: new Date(claimedAt.getTime() + pupilLimits.giveBack).toISOString(),
    }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'en'))
}

export function listPupils({ database, clock }: PupilsRoom): Handler<typeof pupils.listPupils> {
  return async ({ params }, { reader }) => {
    const { id } = await classToManage(database, params.id, reader)
    const now = clock.now()
    return {
      pupils: await pupilViews(database, await pupilsOfClasses(database, [id]), now),
      claimed: isAdmin(reader) ? await claimedOf(database, id, now) : [],
    }
  }
}
