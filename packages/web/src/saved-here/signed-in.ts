import type { OwnUser } from '@duologue/contract/accounts'
import { ownPath } from '@duologue/domain/accounts/own-path'
import { savedHere, type Telling } from './saved-here'

const isUser = (value: unknown): value is OwnUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'username', 'displayName', 'type'].every(
    name => typeof (value as Record<string, unknown>)[name] === 'string',
  )

const noClasses = { classesTaught: [], classesEnrolled: [] }

const userTelling: Telling<OwnUser | null> = {
  read: text => {
    const user: unknown = JSON.parse(text)
    // A user that was kept before there were classes.
    return isUser(user) ? { ...noClasses, ...user } : undefined
  },
  write: user => user && JSON.stringify(user),
}

/** The signed-in user as last heard of (saving.md#shared-device); null for a visitor. */
export const savedUser = savedHere('user', null, userTelling)

/**
 * The token of this browser's session (saving.md#shared-device); null for a visitor. It must go nowhere but to our own
 * API.
 */
export const savedToken = savedHere<string | null>('token', null, {
  read: text => (/^[\w.~+/=-]+$/.test(text) ? text : undefined),
  write: token => token,
})

/**
 * The id of the user whose login ended here by itself: what is theirs waits until they are back, or somebody else logs
 * in. Null while somebody is logged in, and when whoever was here has logged out.
 */
export const endedFor = savedHere<string | null>('ended-for', null, {
  read: text => text,
  write: user => user,
})

/** Where to go after the next login; null for the usual landing. */
export const returnAddress = savedHere<string | null>('return-address', null, {
  read: ownPath,
  write: address => address,
})
