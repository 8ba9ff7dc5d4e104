import { consentKinds } from '@duologue/domain/pupils/pupil-settings'
import { and, eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/connect'
import { keyIn, readByKey } from '../database/read-by-key'

export const consents = pgTable(
  'consents',
  {
    pupil: uuid().notNull(),
    kind: text({ enum: consentKinds }).notNull(),
    recordedBy: uuid('recorded_by'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
    note: text().notNull(),
  },
  ({ pupil, kind }) => [primaryKey({ columns: [pupil, kind] })],
)

export type ConsentRow = typeof consents.$inferSelect

const ofPupils = readByKey(({ sql: queries }) =>
  queries.select().from(consents).where(keyIn(consents.pupil, 'pupils')),
)

/** What was agreed to for some pupils. */
export const consentsOf = (queries: Queries, pupils: readonly string[]): Promise<ConsentRow[]> =>
  pupils.length === 0 ? Promise.resolve([]) : ofPupils(queries, { pupils })

/** Records a consent, in the place of one that was recorded before. */
export async function saveConsent({ sql: queries }: Queries, row: ConsentRow): Promise<void> {
  const { pupil, kind, ...told } = row
  await queries
    .insert(consents)
    .values({ pupil, kind, ...told })
    .onConflictDoUpdate({ target: [consents.pupil, consents.kind], set: told })
}

/** Takes a consent back. */
export async function dropConsent(
  { sql: queries }: Queries,
  { pupil, kind }: Pick<ConsentRow, 'pupil' | 'kind'>,
): Promise<void> {
  await queries.delete(consents).where(and(eq(consents.pupil, pupil), eq(consents.kind, kind)))
}
