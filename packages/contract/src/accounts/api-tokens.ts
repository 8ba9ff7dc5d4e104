import { apiTokenDays, apiTokenLimits, apiTokenScopes } from '@duologue/domain/accounts/api-tokens'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

/** A token of a program, without the token itself (api.md#tokens); times are ISO instants. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(apiTokenScopes),
  since: z.string(),
  ends: z.string(),
  /** To the hour; null while it was not used. */
  lastUsed: z.nullable(z.string()),
})

export type ApiToken = z.output<typeof apiToken>

const asked = {
  who: 'user',
  params: nothing,
  query: nothing,
  body: nothing,
  isForLogins: true,
} as const

export const apiTokenCalls = {
  listApiTokens: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/me/tokens',
    limit: 'reads',
    summary: 'The own API tokens that have not ended, the newest first.',
    answer: z.object({ tokens: z.array(apiToken) }),
    status: 200,
  }),
  createApiToken: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/me/tokens',
    limit: 'writes',
    summary: 'Make an API token, which is told this once.',
    asksLoginAgain: () => true,
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(apiTokenLimits.name)),
      scope: z.enum(apiTokenScopes),
      days: z.literal([...apiTokenDays]),
    }),
    answer: z.object({ token: z.string(), apiToken }),
    status: 201,
  }),
  endApiToken: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/users/me/tokens/:id',
    limit: 'writes',
    summary: 'End one of the own API tokens.',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
}
