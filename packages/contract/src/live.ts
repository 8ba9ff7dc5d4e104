import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { pairCalls } from './live/pairs'
import { idOrShortid, nothing, page } from './shapes/field-shapes'
import { numberedAct, ownGame } from './shapes/hall-acts'
import { hallReport } from './shapes/hall-report'
import { hall, hallSettings } from './shapes/hall-shapes'
import { hallView } from './shapes/hall-views'

const id = z.object({ id: z.uuid() })

/** What every opening says. */
const opening = {
  settings: hallSettings,
  class: z.optional(z.uuid()),
  assignment: z.optional(z.uuid()),
  /** The open hall of the same host that ends with it. */
  instead: z.optional(z.uuid()),
}

const code = z.string().check(z.regex(/^\d{6}$/))

/** What happened to an act: nothing to say against it, or why not. */
const ack = z.object({ n: z.int(), code: z.nullable(z.string()) })

const ofHall = { who: 'user', params: id, query: nothing, body: nothing } as const

export type HallAck = z.output<typeof ack>

export const live = {
  ...pairCalls,
  openHall: endpoint({
    method: 'POST',
    path: '/api/live/halls',
    who: 'user',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Open a game of several people over a conversation, a list or a song: for a class of one’s own, or for anyone with the code.',
    params: nothing,
    query: nothing,
    body: z.union([
      z.object({ conversation: idOrShortid, ...opening }),
      z.object({ pronunciationList: idOrShortid, ...opening }),
      z.object({ song: z.uuid(), ...opening }),
    ]),
    answer: hall,
    status: 201,
  }),
  getHalls: endpoint({
    method: 'GET',
    path: '/api/live/halls',
    who: 'user',
    limit: 'reads',
    summary: 'The own games, open and past, the newest first; of a class for its teacher.',
    params: nothing,
    query: z.object({ class: z.optional(z.uuid()), page }),
    body: nothing,
    answer: z.object({ halls: z.array(hall).check(z.maxLength(mostPerPage)), total: z.int() }),
    status: 200,
  }),
  getHallOfCode: endpoint({
    method: 'GET',
    path: '/api/live/codes/:code',
    who: 'anyone',
    limit: 'reads',
    summary: 'What a code leads into, where it can be joined.',
    params: z.object({ code }),
    query: nothing,
    body: nothing,
    answer: z.object({
      hall: z.string(),
      title: z.string(),
      language: z.string(),
      names: hallSettings.shape.names,
      needsLogin: z.boolean(),
      state: z.enum(['lobby', 'playing', 'paused']),
    }),
    status: 200,
  }),
  joinHall: endpoint({
    method: 'POST',
    path: '/api/live/halls/:id/members',
    who: 'anyone',
    limit: 'writes',
    summary:
      'Come into a game by its code; whoever is in already (the same user, or the key in X-Hall-Key) is the same member.',
    params: id,
    query: nothing,
    body: z.object({
      code,
      /** Where members choose their names; users are called by their usernames. */
      name: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: z.object({
      member: z.int(),
      name: z.string(),
      /** Told once: who calls with it in X-Hall-Key is this guest. */
      key: z.optional(z.string()),
      /** The host has to let them in. */
      waits: z.boolean(),
    }),
    status: 201,
    statusExisting: 200,
  }),
  exchangeActs: endpoint({
    method: 'POST',
    path: '/api/live/halls/:id/exchange',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Act in a game and see what is so now, as its host or as a member (X-Hall-Key of a guest): the way for networks that cut sockets.',
    params: id,
    query: nothing,
    body: z.object({
      /** How the page and the server speak; another one than this, the one before or the next is refused (`old-page`). */
      wire: z.int(),
      /** How far the page has seen. */
      seen: z.int(),
      /** Names the page for as long as it is open. */
      page: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      plays: ownGame,
      acts: z.array(numberedAct).check(z.maxLength(20)),
    }),
    answer: z.object({
      acks: z.array(ack),
      seq: z.int(),
      /** Null where nothing has changed since what was seen. */
      view: z.nullable(hallView),
      /** Milliseconds after which the page asks again. */
      again: z.int(),
    }),
    status: 200,
  }),
  getHallReport: endpoint({
    ...ofHall,
    method: 'GET',
    path: '/api/live/halls/:id/report',
    limit: 'reads',
    summary: 'What remains of a game: lines that were missed, and how everybody did; for its host.',
    answer: hallReport,
    status: 200,
  }),
  exportHallCsv: endpoint({
    ...ofHall,
    method: 'GET',
    path: '/api/live/halls/:id/report.csv',
    limit: 'searches',
    summary: 'How everybody did in a game, as CSV; for its host.',
    answer: z.unknown(),
    status: 200,
  }),
  deleteHall: endpoint({
    ...ofHall,
    method: 'DELETE',
    path: '/api/live/halls/:id',
    limit: 'writes',
    summary: 'End a game and delete its report and names; plays stay with their players.',
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
}
