import type { ClaimedPupil, ComingPupil, pupils } from '@duologue/contract/pupils'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { isAdmin } from '@duologue/domain/school/is-admin'
import { fullNameOf, knownPeople, type NamedPerson } from '../accounts/index'
import { classToManage } from '../classes/index'
import type { Queries } from '../database/connect'
import type { Handler } from '../http/handlers'
import { claimedOfClass } from './claims/claimed-pupil-store'
import { movesTo } from './moving/move-store'
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

/** Who is to come into a class, as their keepers ask: names alone (pupils.md#moving). */
async function comingTo(queries: Queries, id: string, now: Date): Promise<ComingPupil[]> {
  const nameOf = (person: NamedPerson | null) => (person ? fullNameOf(person) : '')
  return (await movesTo(queries, id))
    .filter(({ until }) => until > now)
    .map(({ pupil, named, by, until }) => ({
      id: pupil,
      fullName: nameOf(named),
      by: nameOf(by),
      until: until.toISOString(),
    }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'en'))
}

export function listPupils({ database, clock }: PupilsRoom): Handler<typeof pupils.listPupils> {
  return async ({ params }, { reader }) => {
    const { id } = await classToManage(database, params.id, reader)
    const now = clock.now()
    return {
      pupils: await pupilViews(database, await pupilsOfClasses(database, [id]), now),
      coming: await comingTo(database, id, now),
      claimed: isAdmin(reader) ? await claimedOf(database, id, now) : [],
    }
  }
}
