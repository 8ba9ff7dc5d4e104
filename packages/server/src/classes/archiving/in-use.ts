import { Refused } from '../../http/refused'
import type { ClassRow } from '../class-table'

/** Since when a class is archived; null while it is in use. */
export type Archivable = Pick<ClassRow, 'archivedAt'>

/** Whether a class is in use: not archived (classes.md#archived). */
export const isInUse = ({ archivedAt }: Archivable): boolean => archivedAt === null

/** Throws the refusal `class-archived` for what is not done in an archived class; else answers the class. */
export function requireInUse<Found extends Archivable>(found: Found): Found {
  if (!isInUse(found)) throw new Refused('class-archived')
  return found
}
