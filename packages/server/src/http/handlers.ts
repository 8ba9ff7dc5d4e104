import type { contract } from '@duologue/contract/contract'
import type { CallAnswer, CallArguments, Endpoint } from '@duologue/contract/endpoint'
import type { ApiTokenScope } from '@duologue/domain/accounts/api-tokens'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { BuiltLanguage, SiteLanguage } from '@duologue/domain/messages/site-languages'
import type { WrittenLately } from '../database/replicas/read-replicas'
import type { Existing } from './existing'
import type { IncomingFile } from './files/incoming-file'
import type { Tagged, WithCookie } from './tagged'

/** Who calls: the reader, and what tells one visitor from another (never stored as it is). */
export interface Caller {
  reader: Reader
  /** The session of the token that was sent; null for a visitor. */
  session: string | null
  /** The token of a program, where one calls for them (api.md#tokens); null for whoever has logged in. */
  apiToken: { id: string; scope: ApiTokenScope } | null
  /** Whether they are logged in within a page of a learning platform (lti.md#sessions). */
  isFramed: boolean
  /** Whether they logged in, or showed again that it is them, within twelve hours (accounts.md#asked-again). */
  isConfirmed: boolean
  address: string
  userAgent: string
  /** What the caller named a keyed call, so that it is done once; null without it. */
  key: string | null
  /** The key of a guest in a game (`X-Hall-Key`); null without one. */
  hallKey: string | null
  /** The token of a device that is used for a class (`X-Class-Device`); null without one. */
  deviceToken: string | null
  /** The file that comes with a call that takes one; null elsewhere. */
  file: IncomingFile | null
  /** The tag of what the caller has seen (`If-Match`); null without one. */
  ifMatch: string | null
  /** What the caller has written lately, and must see. */
  written: WrittenLately
  /** The cookies of a call that reads them; null for all others, and where another site asks. */
  cookies: string | null
  /** The language that the caller asks to be answered in. */
  language: BuiltLanguage
  /** The one that was chosen on this device; null when none was. */
  chosenLanguage: SiteLanguage | null
}

export type Handler<E extends Endpoint> = (
  call: CallArguments<E>,
  caller: Caller,
) => Promise<
  CallAnswer<E> | Existing<CallAnswer<E>> | Tagged<CallAnswer<E>> | WithCookie<CallAnswer<E>>
>

/** One handler for every call of a room: no more, no fewer (`satisfies Handlers<typeof conversations>`). */
export type Handlers<Room extends Record<string, Endpoint>> = {
  [Call in keyof Room]: Handler<Room[Call]>
}

/** The handlers of all rooms: the whole contract, and nothing beside it. */
export type EveryHandler = {
  [Room in keyof typeof contract]: Handlers<(typeof contract)[Room]>
}

/** Who a token belongs to; undefined when it is nobody's or over. */
export type Identify = (
  token: string,
) => Promise<
  Pick<Caller, 'reader' | 'isConfirmed' | 'isFramed' | 'session' | 'apiToken'> | undefined
>
