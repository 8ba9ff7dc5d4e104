import type { HallAck } from '@duologue/contract/live'
import { type FrameUp, frameUp } from '@duologue/contract/shapes/hall-frames'
import type { WebSocket } from '@fastify/websocket'

/** A frame of a page; undefined where it is none. */
export function readFrame(text: string): FrameUp | undefined {
  try {
    return frameUp.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Whether an act of a page is stored, by what is told of it. */
export const isDone = (acks: readonly Pick<HallAck, 'n' | 'code'>[], n: number): boolean =>
  acks.some(ack => ack.n === n && ack.code === null)

/** Why a socket is closed, in the numbers of the protocol. */
const closing = { going: 1001, policy: 1008, again: 1012 } as const
/** How long a socket may take to close before it is cut, in milliseconds. */
const closeMs = 1000

/** Closes a socket; one that does not close by itself is cut. */
export function closeSocket(socket: WebSocket, why: keyof typeof closing): void {
  socket.close(closing[why])
  setTimeout(() => socket.terminate(), closeMs).unref()
}
