import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database/connect'
import { retryRead } from './database/database-away'

/** A page that everybody may find: its path, and when its thing was changed last. */
export interface FindablePage {
  path: string
  changedAt: Date
}

/** What is told of a thing to whoever is sent its link; a language or a level of null stands for all. */
export interface FindableTold {
  title: string
  language: string | null
  difficulty: string | null
}

/** What a room says of its things that everybody may find, in portions of `findablePortion` by id (site.md#finding). */
export interface Findable {
  /** The ids with which the portions begin, in order. */
  starts(database: Database): Promise<string[]>
  /** The pages of the portion that begins with this id. */
  pages(database: Database, start: string): Promise<FindablePage[]>
  /** What is told of the thing with this id; undefined for what not everybody may find. */
  told(database: Database, id: string): Promise<FindableTold | undefined>
}

/** How many pages a portion has: some hundred bytes each, far from the 50 MB that a sitemap may have. */
const findablePortion = 5000

/** What is asked of the rows of one table: those `isShown` to everybody have their page at `pathOf`. */
export function findableOf(things: {
  table: AnyPgTable
  id: AnyPgColumn
  /** What the address says of a thing: its id or its shortid. */
  name: AnyPgColumn<{ data: string; notNull: true }>
  title: AnyPgColumn<{ data: string; notNull: true }>
  changedAt: AnyPgColumn<{ data: Date; notNull: true }>
  language: AnyPgColumn<{ data: string }>
  /** Its level; those without it have none, or several. */
  difficulty?: AnyPgColumn<{ data: string }>
  isShown: SQL
  pathOf: (name: string, title: string) => string
}): Findable {
  const { table, id, name, title, changedAt, language, difficulty, isShown, pathOf } = things
  return {
    async starts(database) {
      const numbered = sql`(
        select ${id} as id, row_number() over (order by ${id}) as place from ${table} where ${isShown}
      ) numbered`
      const rows = await retryRead(() =>
        database.sql
          .select({ id: sql<string>`id` })
          .from(numbered)
          .where(sql`place % ${findablePortion} = 1`)
          .orderBy(sql`id`),
      )
      return rows.map(row => row.id)
    },
    async pages(database, start) {
      const rows = await retryRead(() =>
        database.sql
          .select({ name, title, changedAt })
          .from(table)
          .where(and(isShown, gte(id, start)))
          .orderBy(asc(id))
          .limit(findablePortion),
      )
      return rows.map(row => ({ path: pathOf(row.name, row.title), changedAt: row.changedAt }))
    },
    async told(database, one) {
      const [row] = await retryRead(() =>
        database.sql
          .select({ title, language, difficulty: difficulty ?? sql<null>`null` })
          .from(table)
          .where(and(isShown, eq(id, one)))
          .limit(1),
      )
      return row
    },
  }
}
