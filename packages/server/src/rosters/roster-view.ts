import type { Roster } from '@duologue/contract/rosters/rosters'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import type { ImportRow } from './roster-table'

/** Imports as admins see them, with the names of who brought them. */
export async function answerRosters(
  database: Database,
  rows: readonly ImportRow[],
): Promise<Roster[]> {
  const people = await publicAuthors(
    database,
    rows.map(({ madeBy }) => madeBy),
  )
  return rows.map(({ id, madeAt, madeBy, version, state, changes, taken, preview }) => ({
    id,
    at: madeAt.toISOString(),
    by: (madeBy && people.get(madeBy)?.username) ?? null,
    version,
    state,
    changes,
    taken,
    preview,
  }))
}
