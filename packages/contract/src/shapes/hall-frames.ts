import * as z from 'zod/mini'
import { numberedAct, ownGame } from './hall-acts'
import { hallView } from './hall-views'

/** Milliseconds by the page's own clock; it comes back as it was. */
const moment = z.number().check(z.gte(0))

/** Who somebody is: a user by their token, a guest by the key of their place; the page tells one device from another. */
const hello = z.object({
  type: z.literal('hello'),
  wire: z.int(),
  token: z.optional(z.string().check(z.maxLength(200))),
  key: z.optional(z.string().check(z.maxLength(64))),
  page: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** The number of the last entry that the page has seen; 0 for none. */
  seen: z.int().check(z.gte(0)),
  plays: ownGame,
})

/** What a page may send on the socket of a hall (live.md#frames), a frame each; the first one is `hello`. */
export const frameUp = z.union([
  hello,
  z.extend(numberedAct, { type: z.literal('act') }),
  z.object({ type: z.literal('ping'), t: moment }),
])

/** What comes down. */
export const frameDown = z.union([
  /** The whole of what this reader may see of the hall; never a difference. */
  z.object({ type: z.literal('view'), seq: z.int(), view: hallView }),
  /** The act is stored, or refused with a code. */
  z.object({ type: z.literal('ack'), n: z.int(), code: z.nullable(z.string()) }),
  z.object({ type: z.literal('pong'), t: moment }),
  /** The socket ends: come again after so many milliseconds, or not at all. */
  z.object({ type: z.literal('bye'), code: z.string(), again: z.nullable(z.int()) }),
])

export type FrameUp = z.input<typeof frameUp>
export type FrameDown = z.output<typeof frameDown>
