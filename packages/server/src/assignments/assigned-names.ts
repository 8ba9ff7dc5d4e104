import { playedKinds } from '@duologue/domain/choices/played-kinds'
import type { ThingName } from '../playable'
import { thingIn } from '../thing-columns'
import type { AssignmentRow } from './assignment-table'
import type { AssignmentsRoom } from './assignments-room'

/** What is known of what is assigned, by ids: titles as they are now; what is gone may be missing. */
export type ThingNames = ReadonlyMap<string, ThingName>

/** Finds out about all that these assignments assign, in a query for each kind however many they are. */
export async function assignedNames(
  { database, things }: AssignmentsRoom,
  rows: readonly AssignmentRow[],
): Promise<ThingNames> {
  const found = await Promise.all(
    playedKinds.map(kind =>
      things[kind].names(
        database,
        rows.flatMap(row => row[kind] ?? []),
      ),
    ),
  )
  return new Map(found.flatMap(names => [...names]))
}

/** The name of what an assignment is about as it is now; one that is gone keeps the title that it had. */
export function nameFor(row: AssignmentRow, names: ThingNames): ThingName {
  const id = thingIn(row)?.id ?? ''
  const gone: ThingName = { id, shortid: id, title: '', isDeleted: true }
  const { shortid, title, isDeleted, isHidden = false } = names.get(id) ?? gone
  return { id, shortid, title: isDeleted ? row.title : title, isDeleted, isHidden }
}
