import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../../http/handlers'
import type { ClassesRoom } from '../classes-room'
import { setArchived } from './set-archived'

/** Brings an archived class back (classes.md#archived). */
export const unarchiveClass =
  (room: ClassesRoom): Handler<typeof classes.unarchiveClass> =>
  ({ params: { id } }, { reader }) =>
    setArchived(room, reader, { id, isArchived: false })
