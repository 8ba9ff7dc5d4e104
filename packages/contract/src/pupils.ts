import { emailFault, passwordFault } from '@duologue/domain/accounts/account-fields'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { consentKinds, pupilLogins } from '@duologue/domain/pupils/pupil-settings'
import * as z from 'zod/mini'
import { threePictures } from './devices/three-pictures'
import { endpoint } from './endpoint'
import { nameCell as cell, nameRows as rows, nameRowVerdict as verdict } from './pupils/name-rows'
import { kept, nothing, repeatable, trimmed } from './shapes/field-shapes'
import { ownUser } from './shapes/own-user'

/** A pupil as their keepers see them (pupils.md#keeping). */
const pupil = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  given: z.string(),
  family: z.string(),
  externalId: z.nullable(z.string()),
  /** When the card was made that works now. */
  cardedAt: z.string(),
  /** When the deleted account goes for good; null while it is not deleted. */
  deletedUntil: z.nullable(z.string()),
  /** They want to keep the account with an address of their own; whether a keeper agreed to it; null if they do not. */
  claim: z.nullable(z.object({ isAgreed: z.boolean() })),
  /** That their parents agreed to Speaking Mode, as it was recorded; null where nobody has recorded it. */
  speakingConsent: z.nullable(
    z.object({ by: z.nullable(z.string()), at: z.string(), note: z.string() }),
  ),
})

/** Who was a pupil of the class and made the account their own; until when it can be given back (pupils.md#claiming). */
const claimed = z.object({ id: z.string(), fullName: z.string(), until: z.string() })

/** What is printed on a card (pupils.md#cards). */
const card = z.object({
  pupil: z.string(),
  name: z.string(),
  cardName: z.string(),
  /** What its QR carries behind the # of the address /card. */
  qr: z.string(),
  words: z.array(z.string()),
  /** Three of the 16 pictures by their numbers (devices.md#pictures). */
  pictures: z.array(z.int()),
})

export type Pupil = z.output<typeof pupil>
export type ClaimedPupil = z.output<typeof claimed>
export type Card = z.output<typeof card>
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

/** What a pupil asked for (pupils.md#claiming). */
const ownClaim = z.object({ isVerified: z.boolean(), isAgreed: z.boolean() })
const claimEmail = trimmed(emailFault)
const claimPassword = kept(passwordFault)

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
    answer: z.object({ pupils: z.array(pupil), claimed: z.array(claimed) }),
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
  movePupil: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/move',
    who: 'user',
    limit: 'writes',
    summary: 'Move a pupil to another class that the caller keeps; plays stay with the pupil.',
    params: pupilId,
    body: z.object({ class: z.uuid() }),
    answer: pupil,
    status: 200,
  }),
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
  logInWithCard: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/cards/login',
    who: 'anyone',
    limit: 'logins',
    summary:
      "Log in with a pupil's card: its QR, or its name and words; the class may want words or pictures beside it.",
    body: cardLogin,
    answer: z.union([
      z.object({ user: ownUser, authToken: z.string() }),
      z.object({ wants: z.enum(['pictures', 'words']) }),
    ]),
    status: 200,
  }),
}
