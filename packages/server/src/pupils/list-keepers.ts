import type { pupils } from '@duologue/contract/pupils'
import { idOfReader, knownPeople } from '../accounts/index'
import { classById } from '../classes/index'
import type { Handler } from '../http/handlers'
import { pupilOf } from './pupil-store'
import type { PupilsRoom } from './pupils-room'

/** Who teaches the class that keeps the reader, its owner first (pupils.md#the-account-of-a-pupil). */
export function listKeepers({ database }: PupilsRoom): Handler<typeof pupils.listKeepers> {
  return async (_call, { reader }) => {
    const pupil = await pupilOf(database, idOfReader(reader))
    const home = pupil?.homeClass && (await classById(database, pupil.homeClass))
    const ids = home ? [home.teacher, ...home.coTeachers] : []
    const people = await knownPeople(database, ids)
    return { keepers: ids.flatMap(id => people.get(id)?.fullName ?? []) }
  }
}
