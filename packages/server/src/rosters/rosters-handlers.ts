import type { rosters } from '@duologue/contract/rosters/rosters'
import type { Handlers } from '../http/handlers'
import { applyRoster } from './apply-roster'
import { getRoster } from './get-roster'
import { importRoster } from './import-roster'
import { listRosters } from './list-rosters'
import { listRosterClasses } from './made/list-roster-classes'
import { makeRosterClasses } from './made/make-roster-classes'
import type { RostersRoom } from './rosters-room'

/** The room's answers to its calls. */
export const rostersHandlers = (room: RostersRoom) =>
  ({
    importRoster: importRoster(room),
    listRosters: listRosters(room),
    getRoster: getRoster(room),
    applyRoster: applyRoster(room),
    listRosterClasses: listRosterClasses(room),
    makeRosterClasses: makeRosterClasses(room),
  }) satisfies Handlers<typeof rosters>
