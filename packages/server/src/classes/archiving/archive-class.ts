import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../../http/handlers'
import type { ClassesRoom } from '../classes-room'
import { setArchived } from './set-archived'

/** Archives a class: nothing new happens in it, and what was done in it can be read (classes.md#archived). */
export const archiveClass =
  (room: ClassesRoom): Handler<typeof classes.archiveClass> =>
  ({ params: { id } }, { reader }) =>
    setArchived(room, reader, { id, isArchived: true })
