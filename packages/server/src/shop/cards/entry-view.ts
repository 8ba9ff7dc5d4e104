import type { CardEntry } from '@duologue/contract/shapes/card-shapes'
import { namesInClasses } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { EntryRow } from './card-store'

/** Entries of the ledger with the names of the student and of whoever did it, as the class calls them. */
export async function entryViews(
  queries: Queries,
  rows: readonly EntryRow[],
): Promise<CardEntry[]> {
  const named = await namesInClasses(
    queries,
    rows.map(row => row.class),
    rows.flatMap(row => [row.student, row.actor]),
  )
  return rows.map(row => ({
    id: row.id,
    at: row.at.toISOString(),
    cards: row.cards,
    balance: row.balance,
    reason: row.reason,
    about: row.about,
    student: named(row.class, row.student) ?? { id: row.student, fullName: '' },
    actor: named(row.class, row.actor),
  }))
}
