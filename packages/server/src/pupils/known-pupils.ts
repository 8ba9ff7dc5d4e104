import type { KnownPupil, KnownPupils } from '@duologue/domain/pupils/judge-names'
import type { Queries } from '../database/connect'
import { pupilsAround } from './pupil-store'

/**
 * The pupils that a list for a class is compared with: its own, and those of the reader's other classes
 * (pupils.md#judging-a-list). Nobody else's: a list does not tell who has an account.
 */
export async function knownPupils(
  queries: Queries,
  { id }: { id: string },
  reader: string,
): Promise<KnownPupils> {
  const known = (await pupilsAround(queries, reader, id)).map(row => {
    const { user, externalId, className, homeClass } = row
    const [given, family] = [row.givenName ?? '', row.familyName ?? '']
    const pupil: KnownPupil = { id: user, given, family, externalId, className }
    return { pupil, isHere: homeClass === id }
  })
  const those = (isHere: boolean) =>
    known.filter(one => one.isHere === isHere).map(({ pupil }) => pupil)
  return { here: those(true), elsewhere: those(false) }
}
