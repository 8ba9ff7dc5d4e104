import type { CallAnswer, CallArguments, Endpoint } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/conversations/may-read-conversation'

/** Who calls: the reader, and what tells one visitor from another (never stored as it is). */
export interface Caller {
  reader: Reader
  address: string
  userAgent: string
}

export type Handler<E extends Endpoint> = (
  call: CallArguments<E>,
  caller: Caller,
) => Promise<CallAnswer<E>>

/** One handler for every call of a room: no more, no fewer (`satisfies Handlers<typeof conversations>`). */
export type Handlers<Room extends Record<string, Endpoint>> = {
  [Call in keyof Room]: Handler<Room[Call]>
}
