import { forgetUser } from '../saved-here/forget'
import { endedFor, savedToken, savedUser } from '../saved-here/signed-in'

/** What a user has kept for offline goes; settles when it is gone (offline.md#limits-of-what-is-kept). */
export const forgetKept = (user: string): Promise<void> =>
  import('../kept-here/things-here')
    .then(({ forgetThings }) => forgetThings(user))
    .catch(() => undefined)

/** Somebody has logged out, or has no account any more: nothing of them stays in the storage of this page. */
export function leaveSession(user: string): void {
  // What the device spoke was the account's language.
  if (savedUser.get()?.language)
    void fetch('/language', { redirect: 'manual', keepalive: true }).catch(() => undefined)
  savedToken.set(null)
  savedUser.set(null)
  endedFor.set(null)
  forgetUser(user)
  void forgetKept(user)
}
