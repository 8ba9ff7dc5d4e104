import type { Queries } from '../database/connect'
import { peopleOfUser } from './made/made-store'

/** What the school's roster says of somebody, for the export of their data (rosters.md#what-is-kept). */
export async function rosterInExport(queries: Queries, user: string): Promise<unknown[]> {
  const rows = await peopleOfUser(queries, user)
  return rows.map(
    ({ sourcedId, givenName, familyName, role, email, loginIds, isActive, classes }) => ({
      id: sourcedId,
      givenName,
      familyName,
      role,
      email,
      loginIds,
      hasLeft: !isActive,
      classes,
    }),
  )
}
