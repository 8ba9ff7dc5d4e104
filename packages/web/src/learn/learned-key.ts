import { ownKey } from '../session/session-watch'

const learnKey = 'learn'

/** The first parts of the keys of what is remembered of a user's answers. */
export const learnedKey = [ownKey, learnKey] as const
