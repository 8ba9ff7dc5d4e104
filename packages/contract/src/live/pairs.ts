import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import type { PlayedPair } from '@duologue/domain/live/visits/shown-turns'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { idOrShortid, nothing, page, publicAuthor } from '../shapes/field-shapes'
import { pair, pairSettings, visit, visitProgress, visitTold } from './pair-shapes'

const id = z.object({ id: z.uuid() })
const code = z.object({ code: z.string().check(z.maxLength(20)) })
const asked = { params: nothing, query: nothing, body: nothing } as const
/** What a duel was is made and read by the rules alone. */
const replay = z.unknown() as unknown as z.ZodMiniType<PlayedPair | null>

const ofPair = { who: 'user', params: id, query: nothing, body: nothing } as const

/** What two people play (live.md#pair-play). */
export const pairCalls = {
  openPair: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/live/pairs',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Invite somebody to a duel of two over a conversation.',
    body: z.object({ conversation: idOrShortid, form: pair.shape.form, settings: pairSettings }),
    answer: pair,
    status: 201,
  }),
  getPairs: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/live/pairs',
    who: 'user',
    limit: 'reads',
    summary: 'The own duels of two: those that wait for oneself, then open ones, then past ones.',
    query: z.object({ page }),
    answer: z.object({ pairs: z.array(pair).check(z.maxLength(mostPerPage)), total: z.int() }),
    status: 200,
  }),
  getPair: endpoint({
    ...ofPair,
    method: 'GET',
    path: '/api/live/pairs/:id',
    limit: 'reads',
    summary:
      'One of the own duels of two; once it was played, with all that is needed to see it again.',
    answer: z.object({
      pair,
      /** Whether the own part was begun: it goes on by itself. */
      isBegun: z.boolean(),
      replay,
    }),
    status: 200,
  }),
  getInvitation: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/live/invitations/:code',
    who: 'anyone',
    limit: 'reads',
    summary: 'What an invitation leads to.',
    params: code,
    answer: z.object({
      title: z.string(),
      language: z.string(),
      form: pair.shape.form,
      settings: pairSettings,
      /** Who invites; null to whoever may not know them by name. */
      by: z.nullable(publicAuthor),
      /** The duel, for its two. */
      pair: z.nullable(z.string()),
      isOwn: z.boolean(),
      needsLogin: z.boolean(),
    }),
    status: 200,
  }),
  acceptInvitation: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/live/invitations/:code/accept',
    who: 'anyone',
    limit: 'writes',
    summary: 'Accept an invitation to a duel of two; one that is played together needs no account.',
    params: code,
    answer: z.object({
      /** The duel; null to a guest. */
      pair: z.nullable(pair),
      /** The game that it is played in, together. */
      hall: z.nullable(z.string()),
      /** Told once to a guest: who calls with it in X-Hall-Key is this one of the two. */
      key: z.optional(z.string()),
      /** How a guest is called. */
      name: z.optional(z.string()),
    }),
    status: 200,
  }),
  leavePair: endpoint({
    ...ofPair,
    method: 'DELETE',
    path: '/api/live/pairs/:id',
    limit: 'writes',
    summary: 'Take back an invitation, or give up a duel of two.',
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  beginVisit: endpoint({
    ...ofPair,
    method: 'POST',
    path: '/api/live/pairs/:id/visits',
    limit: 'writes',
    summary: 'Begin the own part of a duel in turns; or go on with it, on whichever device.',
    answer: visit,
    status: 201,
    statusExisting: 200,
  }),
  answerVisit: endpoint({
    method: 'PUT',
    path: '/api/live/pairs/:id/visits/:visit',
    who: 'user',
    limit: 'reads',
    summary:
      'Ask for the next question of a visit, or store answers; one that is stored never changes.',
    params: z.object({ id: z.uuid(), visit: z.string().check(z.regex(/^\d{1,2}$/)) }),
    query: nothing,
    body: visitTold,
    answer: visitProgress,
    status: 200,
  }),
  getWaiting: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/live/waiting',
    who: 'user',
    limit: 'reads',
    summary: 'How many duels of two wait for oneself, and the latest of them.',
    answer: z.object({
      total: z.int(),
      pairs: z.array(pair).check(z.maxLength(pairLimits.told)),
    }),
    status: 200,
  }),
  pairUp: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/pairs',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary: 'Let students of a class play duels of two in turns; for who teaches it.',
    params: id,
    body: z.object({
      conversation: idOrShortid,
      settings: pairSettings,
      assignment: z.optional(z.uuid()),
      pairs: z
        .array(z.tuple([z.uuid(), z.uuid()]))
        .check(z.minLength(1), z.maxLength(pairLimits.sent)),
    }),
    answer: z.object({ sent: z.int() }),
    status: 201,
  }),
}
