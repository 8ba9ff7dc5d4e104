import { emailFault, passwordFault } from '@duologue/domain/accounts/account-fields'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { kept, nothing, trimmed } from '../shapes/field-shapes'
import { pupil } from './pupil-shapes'

/** What a pupil asked for (pupils.md#claiming). */
export const ownClaim = z.object({ isVerified: z.boolean(), isAgreed: z.boolean() })
const claimEmail = trimmed(emailFault)
const claimPassword = kept(passwordFault)

const pupilId = z.object({ id: z.uuid() })
const asked = { params: nothing, query: nothing, body: nothing } as const

/** How a pupil makes the account their own (pupils.md#claiming). */
export const pupilClaimCalls = {
  claimAccount: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/me/claim',
    who: 'user',
    limit: 'logins',
    summary:
      'Ask to keep the own account, which a teacher made, with an address and a password: a link is mailed, and a keeper is asked.',
    body: z.object({ email: claimEmail, password: claimPassword }),
    answer: ownClaim,
    status: 200,
  }),
  verifyClaim: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/users/claim/verify',
    who: 'anyone',
    limit: 'logins',
    summary: 'Confirm the address of such a request with the token of its link.',
    body: z.object({ token: z.string().check(z.maxLength(1000)) }),
    /** Whether the account is its owner's own now, as a keeper had agreed before. */
    answer: z.object({ isOwn: z.boolean() }),
    status: 200,
  }),
  answerClaim: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/claim',
    who: 'user',
    limit: 'writes',
    summary: 'Agree that a pupil keeps the account with an own address, or not now.',
    asksLoginAgain: ({ body }) => body.agree,
    params: pupilId,
    body: z.object({ agree: z.boolean() }),
    answer: z.object({ isOwn: z.boolean() }),
    status: 200,
  }),
  unclaimPupil: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/school/pupils/:id/unclaim',
    who: 'user',
    limit: 'writes',
    summary:
      'Give an account that a pupil made their own back to its class; for admins, within 30 days.',
    asksLoginAgain: () => true,
    params: pupilId,
    answer: pupil,
    status: 200,
  }),
}
