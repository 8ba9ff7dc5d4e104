import type { CallAnswer, CallInput } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { FrameUp } from '@duologue/contract/shapes/hall-frames'

export type Exchange = (typeof live)['exchangeActs']
export type Hello = Extract<FrameUp, { type: 'hello' }>
export type SentAct = CallInput<Exchange>['body']['acts'][number]
/** What a member or the host of a hall does. */
export type Act = SentAct['act']
/** What a member or the screen may see. */
export type View = NonNullable<CallAnswer<Exchange>['view']>

/** What of a browser's socket the wire uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>

/** What the wire stands on. */
export interface WirePorts {
  /** Opens a socket to the hall. */
  openSocket: () => Socket
  /** The slow way: one call that acts and asks. */
  exchange: (body: CallInput<Exchange>['body']) => Promise<CallAnswer<Exchange>>
  /** Who somebody is, as the first frame tells it. */
  who: () => Pick<Hello, 'token' | 'key'>
  /** Whether a failed call may go well a little later. */
  mayPass: (error: unknown) => boolean
  /** The code of a call that was refused. */
  codeOf: (error: unknown) => string
  /** This page is too old: gets a newer one, once; false where that is of no use. */
  renew: () => boolean
  /** From 0 to 1. */
  chance: () => number
  /** Tells that the network is back or that the page is seen again; answers how to be told no more. */
  onWoken: (listener: () => void) => () => void
}
