/** Who is asking: nobody known, or a signed-in user with the rights of a role and of their type of account. */
export type Reader =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      id: string
      role: 'editor' | 'admin' | null
      isStudent: boolean
      /** Their teacher made the account and looks after it (pupils.md#keeping). */
      isPupil?: boolean
      /** A class of theirs lets them meet songs of PG-13 (songs-for-learners.md#who-may-meet-a-song). */
      isOlder?: boolean
    }

/** A reader without a login. */
export const visitor: Reader = { kind: 'visitor' }

/** A signed-in user of whom nothing more matters than who it is. */
export const userOf = (id: string): Reader => ({ kind: 'user', id, role: null, isStudent: false })
