import type { school } from '@duologue/contract/school/school'
import type { SchoolPerson } from '@duologue/contract/school/school-shapes'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { foldText } from '@duologue/domain/text/fold'
import { fullNameOf, searchPeople } from '../accounts/index'
import { cutOneBefore, withOneBefore } from '../database/one-before'
import type { Handler } from '../http/handlers'
import type { SchoolRoom } from './school-room'

type Found = Awaited<ReturnType<typeof searchPeople>>['rows'][number]

/** Somebody as admins find them. */
const personView = (row: Found): SchoolPerson => ({
  id: row.id,
  username: row.username,
  displayName: row.displayName,
  avatar: row.avatar,
  fullName: fullNameOf(row),
  email: row.email,
  type: row.type,
  ...(row.role ? { role: row.role } : {}),
  ...(row.isPupil ? { isPupil: true as const } : {}),
  since: row.createdAt.toISOString(),
})

/** GET /api/school/people (school.md#people). */
export function findPeople({ database }: SchoolRoom): Handler<typeof school.findPeople> {
  return async ({ query: { q = '', page = 1, limit = schoolLimits.aPage } }) => {
    const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, schoolLimits.searchedWords)
    const asked = { words, offset: (page - 1) * limit, limit }
    const found = await searchPeople(database, withOneBefore(asked))
    const { rows, before } = cutOneBefore(asked, found.rows)
    return { people: rows.map(personView), total: found.total, ...before }
  }
}
