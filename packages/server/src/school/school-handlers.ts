import type { school } from '@duologue/contract/school/school'
import type { Handlers } from '../http/handlers'
import { approveTeacher } from './approvals/approve-teacher'
import { declineTeacher } from './approvals/decline-teacher'
import { listApprovals } from './approvals/list-approvals'
import { getDataSheet } from './facts/get-data-sheet'
import { getRules } from './facts/get-rules'
import { listSchoolLogins } from './facts/list-school-logins'
import { readLog } from './log/read-log'
import { closePerson } from './people/close-person'
import { deletePerson } from './people/delete-person'
import { exportPerson } from './people/export-person'
import { findPeople } from './people/find-people'
import { getPerson } from './people/get-person'
import { handOverClasses } from './people/hand-over-classes'
import { logOutPerson } from './people/log-out-person'
import { renewPersonCard } from './people/renew-person-card'
import { reopenPerson } from './people/reopen-person'
import { setPersonRole } from './people/set-person-role'
import type { SchoolRoom } from './school-room'

/** The room's answers to its calls. */
export const schoolHandlers = (room: SchoolRoom) =>
  ({
    findPeople: findPeople(room),
    getPerson: getPerson(room),
    logOutPerson: logOutPerson(room),
    setPersonRole: setPersonRole(room),
    closePerson: closePerson(room),
    reopenPerson: reopenPerson(room),
    exportPerson: exportPerson(room),
    deletePerson: deletePerson(room),
    renewPersonCard: renewPersonCard(room),
    handOverClasses: handOverClasses(room),
    readLog: readLog(room),
    listApprovals: listApprovals(room),
    approveTeacher: approveTeacher(room),
    declineTeacher: declineTeacher(room),
    getRules: getRules(room),
    listSchoolLogins: listSchoolLogins(room),
    getDataSheet: getDataSheet(room),
  }) satisfies Handlers<typeof school>
