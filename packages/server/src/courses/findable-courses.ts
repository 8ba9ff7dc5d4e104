import { slugify } from '@duologue/domain/text/slug'
import { sql } from 'drizzle-orm'
import { findableOf } from '../findable'
import { courses } from './course-table'

const { id, shortid, title, updatedAt, language, isPublished, heldAt, deletedAt } = courses

/** The courses that everybody may find. */
export const findableCourses = findableOf({
  table: courses,
  id,
  name: shortid,
  title,
  changedAt: updatedAt,
  language,
  isShown: sql`${isPublished} and ${heldAt} is null and ${deletedAt} is null`,
  pathOf: (name, called) => `/courses/${name}/${encodeURIComponent(slugify(called))}`,
})
