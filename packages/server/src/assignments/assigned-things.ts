import { titlesOf } from '../conversations/index'
import type { Database } from '../database/connect'
import { type ListName, listNames } from '../pronunciation/index'
import type { AssignmentRow } from './assignment-table'

/** What is known of what is assigned, by ids: titles as they are now; conversations that are gone are missing. */
export interface AssignedThings {
  titles: ReadonlyMap<string, string>
  lists: ReadonlyMap<string, ListName>
}

/** Finds out about all that these assignments assign, in two queries however many they are. */
export async function assignedThings(
  database: Database,
  rows: readonly AssignmentRow[],
): Promise<AssignedThings> {
  const [titles, lists] = await Promise.all([
    titlesOf(
      database,
      rows.flatMap(({ conversation }) => conversation ?? []),
    ),
    listNames(
      database,
      rows.flatMap(({ pronunciationList }) => pronunciationList ?? []),
    ),
  ])
  return { titles, lists }
}

/** An assignment's title as it is now; one whose thing is gone keeps the title that it had. */
export function titleOf(row: AssignmentRow, { titles, lists }: AssignedThings): string {
  const list = lists.get(row.pronunciationList ?? '')
  return (
    titles.get(row.conversation ?? '') ?? (list?.isDeleted ? row.title : list?.title) ?? row.title
  )
}
