import type { pupils } from '@duologue/contract/pupils'
import { isClaimOpen } from '@duologue/domain/pupils/claim-state'
import { idOfReader, knownPeople } from '../accounts/index'
import { classById } from '../classes/index'
import type { Queries } from '../database/connect'
import type { Handler } from '../http/handlers'
import { claimsOf } from './claims/claim-store'
import { pupilOf } from './pupil-store'
import type { PupilsRoom } from './pupils-room'

/** What a pupil asked for, as they see it; null where nothing can come of it any more. */
async function ownClaim(queries: Queries, user: string, now: Date) {
  const claim = (await claimsOf(queries, [user])).get(user)
  if (!claim || !isClaimOpen(claim, now)) return null
  return { isVerified: claim.verifiedAt !== null, isAgreed: claim.agreedAt !== null }
}

/** Who teaches the class that keeps the reader, its owner first (pupils.md#the-account-of-a-pupil). */
export function listKeepers(room: PupilsRoom): Handler<typeof pupils.listKeepers> {
  const { database, clock, ownAccountAge } = room
  return async (_call, { reader }) => {
    const user = idOfReader(reader)
    const pupil = await pupilOf(database, user)
    const home = pupil?.homeClass && (await classById(database, pupil.homeClass))
    const ids = home ? [home.teacher, ...home.coTeachers] : []
    const people = await knownPeople(database, ids)
    const keepers = ids.flatMap(id => people.get(id)?.fullName ?? [])
    const claim = pupil ? await ownClaim(database, user, clock.now()) : null
    return { keepers, claim, ownAccountAge }
  }
}
