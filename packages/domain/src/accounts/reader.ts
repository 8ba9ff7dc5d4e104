/** Who is asking: nobody known, or a signed-in user with the rights of a role. */
export type Reader =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string; role: 'editor' | 'admin' | null }

/** A reader without a login. */
export const visitor: Reader = { kind: 'visitor' }
