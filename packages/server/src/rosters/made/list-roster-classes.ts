import type { rosters } from '@duologue/contract/rosters/rosters'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { RostersRoom } from '../rosters-room'
import { metBy, openClasses } from './met-as'

/** The classes that the school has for whoever asks; for nobody else, and for students, there are none. */
export function listRosterClasses(room: RostersRoom): Handler<typeof rosters.listRosterClasses> {
  return async (_asked, { reader }) => {
    const user = idOfReader(reader)
    if (reader.kind !== 'user' || reader.isStudent) return { classes: [] }
    const open = await openClasses(room, room.database, await metBy(room.database, user))
    return {
      classes: open.map(({ id, title, course, school, students, class: made }) => ({
        id,
        title,
        course,
        school,
        students,
        class: made,
      })),
    }
  }
}
