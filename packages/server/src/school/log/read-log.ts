import type { school } from '@duologue/contract/school/school'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { knownPeople } from '../../accounts/index'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { findLines } from './school-log-store'

const named = (id: string | null, name: (id: string) => string | undefined) =>
  id === null ? null : { id, name: name(id) ?? null }

/** GET /api/school/log (school.md#log): lines name ids alone, and the names of now are looked up for whoever reads them. */
export function readLog({ database, classNames }: SchoolRoom): Handler<typeof school.readLog> {
  return async ({ query: { page = 1, limit = schoolLimits.aPage, ...sought } }) => {
    const asked = { ...sought, offset: (page - 1) * limit, limit }
    const found = await findLines(database, withOneBefore(asked))
    const { rows, before } = cutOneBefore(asked, found.rows)
    const people = rows.flatMap(row => [row.actor, row.person]).filter(id => id !== null)
    const classes = rows.map(row => row.class).filter(id => id !== null)
    const [persons, names] = await Promise.all([
      knownPeople(database, people),
      classNames(database, classes),
    ])
    const lines = rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      what: row.what,
      actor: named(row.actor, id => persons.get(id)?.fullName),
      person: named(row.person, id => persons.get(id)?.fullName),
      class: named(row.class, id => names.get(id)),
      about: row.about,
    }))
    return { lines, total: found.total, ...before }
  }
}
