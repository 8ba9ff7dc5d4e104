import { ownKey } from '../session/session-watch'

/** All that is known here of assignments, as `user` sees them; a change of one asks for all of it again. */
export const assignmentsKey = (user: string) => [ownKey, 'assignments', user] as const
