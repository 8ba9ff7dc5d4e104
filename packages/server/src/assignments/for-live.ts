import type { Queries } from '../database/connect'
import { thingIn } from '../thing-columns'
import { assignmentById } from './assignment-store'

/** What an assignment of a class asks to be played; undefined when the class has none of this id. */
export async function assignedIn(queries: Queries, id: string, classId: string) {
  const row = await assignmentById(queries, id)
  const thing = row && thingIn(row)
  if (!thing || row.class !== classId) return undefined
  const { title, mode, difficulty } = row
  return { id, thing, title, mode, difficulty }
}
