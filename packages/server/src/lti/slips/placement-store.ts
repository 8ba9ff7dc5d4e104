import { and, eq, isNull } from 'drizzle-orm'
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
    /** When the assignment was due whose date was over, and was moved; when a teacher was told. */
    dueWas: timestamp('due_was', { withTimezone: true }),
    dueToldAt: timestamp('due_told_at', { withTimezone: true }),
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

const isPlace = ({ course, resourceLink }: Pick<PlacementRow, 'course' | 'resourceLink'>) =>
  and(eq(placements.course, course), eq(placements.resourceLink, resourceLink))

/** Writes down what the platform says now of a link: where its column is, and what may be done there. */
export async function changePlacement(
  { sql: queries }: Queries,
  place: Pick<PlacementRow, 'course' | 'resourceLink'>,
  change: Partial<Pick<PlacementRow, 'columnUrl' | 'scopes'>>,
): Promise<void> {
  await queries.update(placements).set(change).where(isPlace(place))
}

/** Notes that a teacher is told of a date that was moved; whether nobody was before. */
export async function takeDueTold(
  { sql: queries }: Queries,
  place: Pick<PlacementRow, 'course' | 'resourceLink'>,
  dueToldAt: Date,
): Promise<boolean> {
  const told = await queries
    .update(placements)
    .set({ dueToldAt })
    .where(and(isPlace(place), isNull(placements.dueToldAt)))
    .returning({ course: placements.course })
  return told.length > 0
}
