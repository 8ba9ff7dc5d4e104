import type { OwnUser } from '@duologue/contract/accounts'
import { savedToken, savedUser } from '../saved-here/signed-in'

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

/** Keeps the user and the token that a login answered (S1 section 3). */
export function beginSession({ user, authToken }: { user: OwnUser; authToken: string }): void {
  savedUser.set(user)
  savedToken.set(authToken)
}

/** Forgets the user and the token, in every tab. */
export function endSession(): void {
  savedToken.set(null)
  savedUser.set(null)
}
