import type { CardEntry } from '@duologue/contract/shop'
import { fullNames } from '../accounts/index'
import type { Queries } from '../database/connect'
import type { EntryRow } from './card-store'

/** Entries of the ledger with the names of the student and of whoever did it, in one query. */
export async function entryViews(queries: Queries, rows: readonly EntryRow[]): Promise<CardEntry[]> {
  const names = await fullNames(
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
    student: { id: row.student, fullName: names.get(row.student) ?? '' },
    actor:
      row.actor !== null && names.has(row.actor)
        ? { id: row.actor, fullName: names.get(row.actor) ?? '' }
        : null,
  }))
}
