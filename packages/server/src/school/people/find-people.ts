import type { school } from '@duologue/contract/school/school'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { foldText } from '@duologue/domain/text/fold'
import { searchPeople } from '../../accounts/index'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { personView } from './person-view'

/** GET /api/school/people (school.md#people). */
export function findPeople({ database }: SchoolRoom): Handler<typeof school.findPeople> {
  return async ({ query: { q = '', among, page = 1, limit = schoolLimits.aPage } }) => {
    const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, schoolLimits.searchedWords)
    const asked = { words, among, offset: (page - 1) * limit, limit }
    const found = await searchPeople(database, withOneBefore(asked))
    const { rows, before } = cutOneBefore(asked, found.rows)
    return { people: rows.map(personView), total: found.total, ...before }
  }
}
