import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

export const googleToken = z.string().check(z.minLength(1), z.maxLength(10_000))

/** What a school login is called in the settings and in addresses. */
export const providerName = z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/))

/** The token of a school's issuer, and which one it is (accounts.md#school-logins). */
export const schoolProof = z.object({
  provider: providerName,
  ssoToken: z.string().check(z.minLength(1), z.maxLength(20_000)),
})

/** The call by which somebody shows that they are still who logged in (accounts.md#asked-again). */
export const confirmLoginCall = {
  confirmLogin: endpoint({
    method: 'POST',
    path: '/api/users/me/confirm',
    who: 'user',
    limit: 'logins',
    summary: 'Log in once more in the same session, for the calls that ask for it.',
    params: nothing,
    query: nothing,
    body: z.union([
      z.object({ googleToken }),
      schoolProof,
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    ]),
    answer: z.object({ ok: z.literal(true) }),
    isForLogins: true,
    status: 200,
  }),
}
