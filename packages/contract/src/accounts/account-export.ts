import * as z from 'zod/mini'
import { ownUser } from '../shapes/own-user'

/** All that is kept of somebody (accounts.md#forgetting-an-account). */
export const accountExport = z.object({
  user: ownUser,
  pupil: z.unknown(),
  exportedAt: z.string(),
  memberSince: z.string(),
  sessions: z.array(z.object({ device: z.string(), since: z.string(), lastUsed: z.string() })),
  apiTokens: z.array(z.object({ name: z.string(), scope: z.string(), since: z.string() })),
  googleAccounts: z.array(z.object({ issuer: z.string(), subject: z.string() })),
  schoolLogins: z.array(z.object({ issuer: z.string(), subject: z.string(), since: z.string() })),
  conversations: z.array(z.unknown()),
  saved: z.array(z.unknown()),
  live: z.array(z.unknown()),
  lti: z.unknown(),
  roster: z.unknown(),
  songFaults: z.array(z.unknown()),
  playlists: z.array(z.unknown()),
  plays: z.array(z.unknown()),
  learn: z.unknown(),
  days: z.unknown(),
  courses: z.unknown(),
  pronunciation: z.unknown(),
  shop: z.unknown(),
  classes: z.array(z.unknown()),
  reports: z.array(z.unknown()),
  history: z.array(z.object({ at: z.string(), what: z.string() })),
})
