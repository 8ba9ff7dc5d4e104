import type { school } from '@duologue/contract/school/school'
import type { Handlers } from '../http/handlers'
import { findPeople } from './find-people'
import type { SchoolRoom } from './school-room'

/** The room's answers to its calls. */
export const schoolHandlers = (room: SchoolRoom) =>
  ({
    findPeople: findPeople(room),
  }) satisfies Handlers<typeof school>
