import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import type { SeenBy } from '../classes/index'
import { pupilsOf } from './answer-assignments'
import type { AssignmentsRoom } from './assignments-room'

/**
 * Whose plays a member of a class may see, with their names for the teacher: the own, or all students'
 * (assignments.md#who-sees-what).
 */
export async function playersFor(
  room: AssignmentsRoom,
  classId: string,
  by: SeenBy,
): Promise<Map<string, Pupil | undefined>> {
  return playersAmong(mayManageClass(by.role) ? await pupilsOf(room, classId) : [], by)
}

/** The same of a class whose students are known. */
export function playersAmong(pupils: readonly Pupil[], by: SeenBy): Map<string, Pupil | undefined> {
  if (!mayManageClass(by.role)) return new Map([[by.id, undefined]])
  return new Map(pupils.map(pupil => [pupil.id, pupil]))
}
