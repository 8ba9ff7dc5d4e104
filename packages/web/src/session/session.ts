import type { OwnUser } from '@duologue/contract/accounts'
import { forgetSitter, isHere } from '../saved-here/forget'
import { endedFor, savedToken, savedUser } from '../saved-here/signed-in'

/** Who sits at this browser. */
export type Session = { status: 'visitor' } | { status: 'user'; user: OwnUser }

const sessionOf = (user: OwnUser | null, token: string | null): Session =>
  user && token ? { status: 'user', user } : { status: 'visitor' }

/** The session as it is kept at this moment; on the server always a visitor. */
export const sessionNow = (): Session => sessionOf(savedUser.get(), savedToken.get())

/**
 * The session in a component: a visitor on the server and at hydration, then whoever is kept here; follows what other
 * tabs do. An effect that acts on it must ask `sessionNow()`: the first effects run before the change is rendered.
 */
export const useSession = (): Session => sessionOf(savedUser.use(), savedToken.use())

/** Whether an admin sits here. */
export const isAdminIn = (session: Session): boolean =>
  session.status === 'user' && session.user.role === 'admin'

/** The id of whoever sits here: logged in, or logged in until the login ended by itself; null for a visitor. */
export const personNow = (): string | null => savedUser.get()?.id ?? endedFor.get()

/** The same in a component; null on the server and at hydration. */
export function usePerson(): string | null {
  const ended = endedFor.use()
  return savedUser.use()?.id ?? ended
}

/**
 * Keeps the user and the token that a login answered (saving.md#shared-device). Where somebody else sat, what was
 * theirs without their name on it goes first.
 */
export function beginSession({ user, authToken }: { user: OwnUser; authToken: string }): void {
  const before = personNow()
  if (before !== null && before !== user.id) forgetSitter()
  isHere(user.id)
  // In this order no tab sees nobody sitting here in between.
  savedUser.set(user)
  savedToken.set(authToken)
  endedFor.set(null)
}

/** The login has ended by itself: user and token are forgotten, in every tab; what is the user's waits for them. */
export function endSession(): void {
  const user = savedUser.get()
  if (user) endedFor.set(user.id)
  savedToken.set(null)
  savedUser.set(null)
}
