import { type FrameDown, type FrameUp, frameDown } from '@duologue/contract/shapes/hall-frames'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

type View = Extract<FrameDown, { type: 'view' }>
type Hello = Partial<Extract<FrameUp, { type: 'hello' }>>
type Act = Extract<FrameUp, { type: 'act' }>['act']

/** A page that is connected to a hall by a socket. */
export interface HallPage {
  readonly socket: WebSocket
  /** All that came down, each frame as the contract tells it. */
  readonly came: readonly FrameDown[]
  readonly views: readonly View[]
  /** The newest view. */
  view(): View['view']
  send(frame: unknown): void
  /** Acts, and answers what is said of it: null when it is stored. */
  act(act: Act): Promise<string | null>
  /** How it ended: by which number, after which bye. */
  readonly ended: Promise<{ code: number; bye: Extract<FrameDown, { type: 'bye' }> | undefined }>
}

let pages = 0

/** Opens a socket as a page would; says nothing by itself. `address` is the server's. */
export function openSocket(address: string, hall: string, origin = address): HallPage {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live/halls/${hall}/socket`, {
    headers: { origin },
  })
  onTestFinished(() => socket.terminate())
  const came: FrameDown[] = []
  const waiting = new Map<number, (code: string | null) => void>()
  let acts = 0
  socket.on('message', data => {
    const frame = frameDown.parse(JSON.parse((data as Buffer).toString()))
    came.push(frame)
    if (frame.type === 'ack') waiting.get(frame.n)?.(frame.code)
  })
  const views = () => came.filter(frame => frame.type === 'view')
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  return {
    socket,
    came,
    get views() {
      return views()
    },
    view() {
      const last = views().at(-1)
      if (!last) throw new Error('no view has come yet')
      return last.view
    },
    send,
    act: act =>
      new Promise(resolve => {
        acts += 1
        waiting.set(acts, resolve)
        send({ type: 'act', n: acts, act })
      }),
    ended: new Promise(resolve => {
      // A refused opening: there is no number.
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_request, response) =>
        resolve({ code: response.statusCode ?? 0, bye: undefined }),
      )
      socket.on('close', code => resolve({ code, bye: came.find(frame => frame.type === 'bye') }))
    }),
  }
}

/** Connects as somebody: by their token or the key of their place; resolves with the first view, or the end. */
export async function connectPage(
  address: string,
  hall: string,
  headers: Record<string, string>,
  hello: Hello = {},
): Promise<HallPage> {
  const page = openSocket(address, hall)
  pages += 1
  const token = headers['authorization']?.replace('Bearer ', '')
  const key = headers['x-hall-key']
  page.socket.on('open', () =>
    page.send({
      type: 'hello',
      wire: 1,
      page: `page-of-test-${pages}`,
      seen: 0,
      ...(token ? { token } : {}),
      ...(key ? { key } : {}),
      ...hello,
    }),
  )
  await Promise.race([
    page.ended,
    new Promise<void>(resolve =>
      page.socket.on('message', () => {
        if (page.views.length > 0) resolve()
      }),
    ),
  ])
  return page
}
