import type { classes } from '@duologue/contract/classes'
import type { Handler } from '../../http/handlers'
import { setArchived } from '../archiving/set-archived'
import type { ClassesRoom } from '../classes-room'

/** Archives a class of anybody or brings it back, for an admin and their reason (school.md#classes). */
export const setClassArchived =
  (room: ClassesRoom): Handler<typeof classes.setClassArchived> =>
  ({ params: { id }, body }, { reader }) =>
    setArchived(room, reader, { id, ...body })
