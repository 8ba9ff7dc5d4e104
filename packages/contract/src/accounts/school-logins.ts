import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'
import { providerName, schoolProof } from './confirm-login'

/** 256 bits as base64url, which the page made for one attempt. */
const ofAttempt = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** A school login that an account is connected with; times are ISO instants. */
export const connectedLogin = z.object({
  provider: z.string(),
  since: z.string(),
  lastUsed: z.string(),
})

export type ConnectedLogin = z.output<typeof connectedLogin>

const ofUser = {
  who: 'user',
  params: nothing,
  query: nothing,
  body: nothing,
  isForLogins: true,
} as const

/** The calls about the logins of schools (accounts.md#school-logins). */
export const schoolLoginCalls = {
  exchangeSsoCode: endpoint({
    method: 'POST',
    path: '/api/users/sso/:provider/token',
    who: 'anyone',
    limit: 'logins',
    summary:
      'Exchange the code of a school login (with its PKCE verifier and nonce) for an ID token.',
    params: z.object({ provider: providerName }),
    query: nothing,
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(10_000)),
      codeVerifier: ofAttempt,
      nonce: ofAttempt,
    }),
    answer: z.object({ ssoToken: z.string() }),
    status: 200,
  }),
  listLogins: endpoint({
    ...ofUser,
    method: 'GET',
    path: '/api/users/me/logins',
    limit: 'reads',
    summary: 'The school logins that the own account is connected with.',
    answer: z.object({ logins: z.array(connectedLogin) }),
    status: 200,
  }),
  connectLogin: endpoint({
    ...ofUser,
    method: 'POST',
    path: '/api/users/me/logins',
    limit: 'logins',
    summary: 'Connect the own account with a school login, which then opens it.',
    asksLoginAgain: () => true,
    body: schoolProof,
    answer: connectedLogin,
    status: 201,
    statusExisting: 200,
  }),
  disconnectLogin: endpoint({
    ...ofUser,
    method: 'DELETE',
    path: '/api/users/me/logins/:provider',
    limit: 'writes',
    summary: 'Disconnect the own account from a school login, unless it is the last way in.',
    params: z.object({ provider: providerName }),
    answer: z.object({ provider: z.string() }),
    status: 200,
  }),
}
