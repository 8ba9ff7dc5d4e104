import type * as z from 'zod/mini'

/** Who may call: `anyone` needs no login; the others need one, and the room's own predicate decides the rest. */
export type Who = 'anyone' | 'user' | 'editor' | 'admin'

/**
 * Calls allowed per address and minute; `reads` are many, `writes` fewer, `logins` those that cost a password's
 * hash, a mail or a battle played again, `searches` those that find people or gather much: the latter hold for each
 * account as well, wherever it is used from.
 */
export type Limit = 'reads' | 'writes' | 'logins' | 'searches'

/**
 * One call of the REST API, told once: the server answers it, the web's client and OpenAPI derive from it.
 * `path` names its parameters as `:id`. `status` is the status of success: 201 where something is made.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  who: Who
  limit: Limit
  summary: string
  params: Params
  query: Query
  body: Body
  answer: Answer
  status: 200 | 201
  /** The status when what a call of 201 makes was there already. */
  statusExisting?: 200
  /** Takes an `Idempotency-Key` header: the same call sent again is done once (security.md#sending-again). */
  isKeyed?: true
  /** The answer is the same for everybody: for so many seconds browsers and servers between may go on with it. */
  keptFor?: number
  /**
   * The browser keeps the answer with its tag, and asks each time whether it still stands: the handler decides anew who may
   * read it, and what the browser has already is 304 (security.md#answers-that-are-kept).
   */
  isAskedAnew?: true
  /**
   * The login is asked again where it is more than twelve hours old (accounts.md#asked-again): for such a call.
   */
  asksLoginAgain?(asked: {
    params: z.output<Params>
    query: z.output<Query>
    body: z.output<Body>
  }): boolean
  /** Whoever calls it leaves: the browser is told to forget what it has loaded from here (accounts.md#logging-out). */
  isLeaving?: true
  /** About the login itself, its places and its end: no API token may call it (api.md#tokens). */
  isForLogins?: true
  /** Is told cookies of this site, which no other call is; only pages of ours may ask it (security.md#tokens-in-calls). */
  readsCookies?: true
  /** Takes one file as `multipart/form-data`, in a part of any name, instead of a JSON body (media.md#uploading). */
  takesFile?: true
}

/** Writes down a call; only keeps its types exact. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(call: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return call
}

/** What a caller hands over. */
export interface CallInput<E extends Endpoint> {
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}

/** What the server's handler is given, parsed. */
export interface CallArguments<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

/** What the call answers. */
export type CallAnswer<E extends Endpoint> = z.output<E['answer']>
