import type { classes } from '@duologue/contract/classes'
import type { FoundClass } from '@duologue/contract/classes/classes-of-school'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { foldText } from '@duologue/domain/text/fold'
import { fullNameOf } from '../../accounts/index'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import type { ClassesRoom } from '../classes-room'
import { searchClasses } from './search-classes'

type Found = Awaited<ReturnType<typeof searchClasses>>['rows'][number]

/** A class as admins find it. */
const classView = ({ owner, ...row }: Found): FoundClass => ({
  id: row.id,
  name: row.name,
  language: row.language,
  owner: owner && {
    id: owner.id,
    username: owner.username,
    fullName: fullNameOf(owner),
    email: owner.email,
  },
  coTeachers: row.coTeachers.length,
  students: Number(row.students),
  createdAt: row.createdAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
})

/** GET /api/school/classes (school.md#classes). */
export function findClasses({
  database,
}: Pick<ClassesRoom, 'database'>): Handler<typeof classes.findClasses> {
  return async ({ query: { q = '', archived, page = 1, limit = schoolLimits.aPage } }) => {
    const words = foldText(q).split(/\s+/).filter(Boolean).slice(0, schoolLimits.searchedWords)
    const isArchived = archived && archived === 'yes'
    const asked = { words, isArchived, offset: (page - 1) * limit, limit }
    const found = await searchClasses(database, withOneBefore(asked))
    const { rows, before } = cutOneBefore(asked, found.rows)
    return { classes: rows.map(classView), total: found.total, ...before }
  }
}
