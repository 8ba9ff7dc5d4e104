import type { SessionRow } from './session-store'

/** A session as its user sees it; times are ISO instants. */
export const sessionView = ({ device, createdAt, lastUsedAt }: SessionRow) => ({
  device,
  since: createdAt.toISOString(),
  lastUsed: lastUsedAt.toISOString(),
})
