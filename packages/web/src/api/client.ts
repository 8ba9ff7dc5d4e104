import { calls as contractCalls, lateRooms } from 'virtual:calls'
import type { contract } from '@duologue/contract/contract'
import type { CallAnswer, CallInput, Endpoint } from '@duologue/contract/endpoint'
import { CallFailed } from './call-failed'
import type { FetchApi } from './fetch-api'

type Input<E extends Endpoint> = Partial<CallInput<E>>
type Room = Record<string, Endpoint>
type RoomClient<R extends Room> = {
  [C in keyof R]: (input: Input<R[C]>, how?: How) => Promise<CallAnswer<R[C]>>
}
/**
 * How a call is sent: `key` names it, so that it is done once; `keepalive` lets it outlive its page. `file` goes with a
 * call that takes one.
 */
interface How {
  key?: string
  /** What a call is told beside its body. */
  headers?: Record<string, string>
  keepalive?: boolean
  file?: Blob
  onProgress?: (share: number) => void
  signal?: AbortSignal
}
/** The API's calls as functions, room by room, derived from the contract. */
export type Client = { [R in keyof typeof contract]: RoomClient<(typeof contract)[R]> }

/** A call's method, and its path below /api/: `GET users/me`. */
type Call = (typeof contractCalls)[string][string]

function address(below: string, input: Input<Endpoint>): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = `/api/${below}`.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) query.append(name, String(item))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

async function send(
  api: FetchApi,
  call: Call,
  input: Input<Endpoint>,
  how: How = {},
): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ')
  const hasBody = method !== 'GET' && method !== 'DELETE' && !how.file
  const { status, body, language, retryAfter } = await api(address(path, input), {
    method,
    ...how,
    ...(hasBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
  })
  if (status < 200 || status > 299) throw new CallFailed(status, body, language, retryAfter)
  return JSON.parse(body)
}

type Send = (call: Call, input: Input<Endpoint>, how?: How) => Promise<unknown>

const loadLateCalls = () => import('virtual:late-calls')

/** A room whose calls are fetched when the first of them is asked for; most pages never do. */
function lateRoom(room: string, sendCall: Send) {
  return new Proxy(
    {},
    {
      get: (_, name: string) => async (input: Input<Endpoint>, how?: How) => {
        const call = (await loadLateCalls()).calls[room]?.[name]
        if (!call) throw new Error(`there is no call ${room}.${name}`)
        return sendCall(call, input, how)
      },
    },
  )
}

/** Makes the client over a way to the API: `fetch` in the browser, the server's own injection while rendering. */
export function createClient(api: FetchApi): Client {
  const sendCall: Send = (call, input, how) => send(api, call, input, how)
  const rooms = Object.entries(contractCalls).map(([room, calls]) => [
    room,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input: Input<Endpoint>, how?: How) => sendCall(call, input, how),
      ]),
    ),
  ])
  return Object.fromEntries([...rooms, ...lateRooms.map(room => [room, lateRoom(room, sendCall)])])
}
