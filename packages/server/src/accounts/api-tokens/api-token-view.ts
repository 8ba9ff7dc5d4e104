import type { ApiToken } from '@duologue/contract/accounts/api-tokens'
import type { ApiTokenRow } from '../logins/api-token-store'

/** A token as its user sees it: all but the token. */
export const apiTokenView = (row: ApiTokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  since: row.createdAt.toISOString(),
  ends: row.endsAt.toISOString(),
  lastUsed: row.usedAt?.toISOString() ?? null,
})
