import type { CardEntry } from '@duologue/contract/card-shapes'
import type { Queries } from '../database/connect'
import type { EntryRow } from './card-store'
import { namesOf } from './names-of'

/** Entries of the ledger with the names of the student and of whoever did it, in one query. */
export async function entryViews(
  queries: Queries,
  rows: readonly EntryRow[],
): Promise<CardEntry[]> {
  const named = await namesOf(
    queries,
    rows.flatMap(row => [row.student, row.actor]),
  )
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    cards: row.cards,
    balance: row.balance,
    reason: row.reason,
    about: row.about,
    student: named(row.student) ?? { id: row.student, fullName: '' },
    actor: named(row.actor),
  }))
}
