import { sql } from 'drizzle-orm'
import { findableOf } from '../findable'
import { lists } from './list-table'

const { id, shortid, title, updatedAt, language, difficulty, isPublished, deletedAt } = lists

/** The lists that everybody may find. */
export const findableLists = findableOf({
  table: lists,
  id,
  name: shortid,
  title,
  changedAt: updatedAt,
  language,
  difficulty,
  isShown: sql`${isPublished} and ${deletedAt} is null`,
  pathOf: name => `/pronunciation/${name}`,
})
