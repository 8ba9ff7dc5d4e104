import { and } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'

/** Where in a course a link stands, and the assignment that it became there. */
export const placements = pgTable(
  'lti_placements',
  {
    /** The class of the course. */
    course: uuid().notNull(),
    resourceLink: text('resource_link').notNull(),
    link: uuid(),
    assignment: uuid(),
    columnUrl: text('column_url'),
    scopes: text().array().notNull().default([]),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  ({ course, resourceLink }) => [primaryKey({ columns: [course, resourceLink] })],
)

export type PlacementRow = typeof placements.$inferSelect

const byKey = readByKey(({ sql: queries }) =>
  queries
    .select()
    .from(placements)
    .where(and(keyIs(placements.course, 'course'), keyIs(placements.resourceLink, 'resourceLink'))),
)

/** Where a link stands in a course; undefined while it was not opened there. */
export async function placementOf(
  queries: Queries,
  { course, resourceLink }: Pick<PlacementRow, 'course' | 'resourceLink'>,
): Promise<PlacementRow | undefined> {
  const [row] = await byKey(queries, { course, resourceLink })
  return row
}

export async function insertPlacement({ sql: queries }: Queries, row: PlacementRow): Promise<void> {
  await queries.insert(placements).values(row)
}
