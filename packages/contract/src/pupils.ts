import { classLimits } from '@duologue/domain/classes/class-limits'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { consentKinds, pupilLogins } from '@duologue/domain/pupils/pupil-settings'
import * as z from 'zod/mini'
import { accountExport } from './accounts/account-export'
import { threePictures } from './devices/three-pictures'
import { endpoint } from './endpoint'
import { cardSession } from './pupils/card-session'
import { nameCell as cell, nameRows as rows, nameRowVerdict as verdict } from './pupils/name-rows'
import { ownClaim, pupilClaimCalls } from './pupils/pupil-claims'
import { pupilMoveCalls } from './pupils/pupil-moves'
import { card, claimed, coming, pupil } from './pupils/pupil-shapes'
import { pupilsOfSchoolCalls } from './pupils/pupils-of-school'
import { nothing, repeatable } from './shapes/field-shapes'

export type { Card, ClaimedPupil, ComingPupil, Pupil } from './pupils/pupil-shapes'
export type { LeavingPupil, PupilAllowance } from './pupils/pupils-of-school'
export type NameRowVerdict = z.output<typeof verdict>

const cardText = z.string().check(z.minLength(1), z.maxLength(pupilLimits.words))
const pictures = z.optional(threePictures)

/** A card, and what its class wants beside it (pupils.md#what-follows-a-card). */
const cardLogin = z.union([
  z.object({ qr: cardText, words: z.optional(cardText), pictures }),
  z.object({
    cardName: z.string().check(z.minLength(1), z.maxLength(pupilLimits.cardName)),
    words: cardText,
    pictures,
  }),
])

export type CardLogin = z.output<typeof cardLogin>

const classId = z.object({ id: z.uuid() })
const pupilId = z.object({ id: z.uuid() })
const asked = { params: nothing, query: nothing, body: nothing } as const

export const pupils = {
  listPupils: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/pupils',
    who: 'user',
    limit: 'reads',
    summary:
      'The pupils whom a class keeps, by name, with those that are deleted and not gone yet.',
    params: classId,
    /** Who made the account their own is told to admins alone. */
    answer: z.object({
      pupils: z.array(pupil),
      coming: z.array(coming),
      claimed: z.array(claimed),
    }),
    status: 200,
  }),
  checkPupils: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/pupils/check',
    who: 'user',
    limit: 'reads',
    summary: 'What would happen to each row of a list of names; nothing is made.',
    params: classId,
    body: z.object({ rows }),
    answer: z.object({ verdicts: z.array(verdict) }),
    status: 200,
  }),
  addPupils: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/pupils',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Make accounts for people who have no e-mail address: all of a list, or nothing.',
    params: classId,
    body: z.object({ rows }),
    answer: z.object({ added: z.array(z.string()), renamed: z.int() }),
    status: 201,
  }),
  getCards: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/cards',
    who: 'user',
    limit: 'searches',
    summary: 'The cards of the pupils of a class, or of some of them, as they are printed.',
    asksLoginAgain: ({ query }) => query.pupils?.length !== 1,
    params: classId,
    query: z.object({
      pupils: z.optional(repeatable(z.uuid(), classLimits.students)),
    }),
    answer: z.object({
      className: z.string(),
      /** What must follow a card of the class at a login. */
      pupilLogin: z.enum(pupilLogins),
      cards: z.array(card),
    }),
    status: 200,
  }),
  renewCard: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/card',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Make a new card: the old one stops working, and the pupil is logged out everywhere.',
    params: pupilId,
    answer: card,
    status: 200,
  }),
  updatePupil: endpoint({
    ...asked,
    method: 'PATCH',
    path: '/api/pupils/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Rename a pupil.',
    params: pupilId,
    body: z.object({ given: cell, family: cell }),
    answer: pupil,
    status: 200,
  }),
  ...pupilMoveCalls,
  releasePupil: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/release',
    who: 'user',
    limit: 'writes',
    summary: 'Give a pupil to the school: no class keeps the account, the admins do.',
    params: pupilId,
    answer: pupil,
    status: 200,
  }),
  exportPupil: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/pupils/:id/export',
    who: 'user',
    limit: 'searches',
    summary: 'All that is kept of a pupil, for whoever keeps them.',
    asksLoginAgain: () => true,
    params: pupilId,
    answer: accountExport,
    status: 200,
  }),
  deletePupil: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/pupils/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Delete a pupil: the account is closed at once, and gone after 30 days.',
    params: pupilId,
    answer: pupil,
    status: 200,
  }),
  undeletePupil: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/undelete',
    who: 'user',
    limit: 'writes',
    summary: 'Bring a deleted pupil back.',
    params: pupilId,
    answer: pupil,
    status: 200,
  }),
  setConsent: endpoint({
    ...asked,
    method: 'PUT',
    path: '/api/pupils/:id/consents/:kind',
    who: 'user',
    limit: 'writes',
    summary: 'Record that the parents of a pupil have agreed to something, or take it back.',
    params: z.object({ id: z.uuid(), kind: z.enum(consentKinds) }),
    body: z.object({
      given: z.boolean(),
      note: z._default(z.string().check(z.maxLength(pupilLimits.consentNote)), ''),
    }),
    answer: pupil,
    status: 200,
  }),
  listKeepers: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/users/me/keepers',
    who: 'user',
    limit: 'reads',
    summary: 'The names of the teachers who look after the own account; none where nobody does.',
    /** With it: what the reader asked for, and from which age on people decide for themselves. */
    answer: z.object({
      keepers: z.array(z.string()),
      claim: z.nullable(ownClaim),
      ownAccountAge: z.int(),
    }),
    status: 200,
  }),
  ...pupilClaimCalls,
  ...pupilsOfSchoolCalls,
  logInWithCard: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/cards/login',
    who: 'anyone',
    limit: 'logins',
    summary:
      "Log in with a pupil's card: its QR, or its name and words; the class may want words or pictures beside it.",
    body: cardLogin,
    answer: z.union([cardSession, z.object({ wants: z.enum(['pictures', 'words']) })]),
    status: 200,
  }),
}
