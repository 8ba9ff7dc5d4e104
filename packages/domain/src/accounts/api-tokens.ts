const day = 86_400_000

/** What a token may do: read alone, or change as well (api.md#tokens). */
export const apiTokenScopes = ['read', 'write'] as const
export type ApiTokenScope = (typeof apiTokenScopes)[number]

/** After how many days a token ends. */
export const apiTokenDays = [30, 90, 365] as const
export type ApiTokenDays = (typeof apiTokenDays)[number]

/** How many there are of what (api.md#tokens). */
export const apiTokenLimits = {
  /** Tokens of one user that have not ended. */
  most: 20,
  /** Characters of a name. */
  name: 60,
  /** Calls of one token in a minute. */
  callsPerMinute: 300,
  /** When a token was used last is written down at most so often, in milliseconds. */
  notedEvery: 3_600_000,
} as const

/** Every token begins so: whoever finds one in a file knows what it is. */
export const apiTokenPrefix = 'duo_'

/** Whether a token that is sent is one of a program, not of somebody who has logged in. */
export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix)

/** For how long a token is good, in milliseconds. */
export const apiTokenLength = (days: ApiTokenDays): number => days * day
