import type { Endpoint } from '../endpoint'

/** Rooms and parts of classes that are about accounts of others, and about who may do what. */
const aboutPeople =
  /^\/api\/(pupils|school|rosters|cards|class-device|invitations\/:id)\b|^\/api\/classes\/:id\/(pupils|cards|devices|owner|teachers|invitations|moves|archive|unarchive|copy|code|webhooks)\b/

/** Whole things, which are gone once they are deleted, and what ties a class to its course. */
const wholeThing =
  /^\/api\/(classes|conversations|playlists|pronunciation-lists|courses|songs|products|assignments)\/:id(\/course)?$/

/** What is about the account of whoever calls, but for reading it and for giving cards. */
const ownAccount = (method: string, path: string) =>
  /^\/api\/users\b/.test(path) &&
  ((method !== 'GET' && !path.endsWith('/currency')) || path.endsWith('/export'))

/**
 * Whether somebody who is logged in within a page of a learning platform may call it (lti.md#sessions): a page of others
 * stands around, so that nothing is done there that is worth a trick; all of it can be done in a tab of its own.
 */
export function mayBeCalledInFrames({ method, path, ...call }: Endpoint): boolean {
  if (call.isForLogins || call.asksLoginAgain || aboutPeople.test(path)) return false
  if (method === 'DELETE' && wholeThing.test(path)) return false
  return !ownAccount(method, path)
}
