import type { CallAnswer, Endpoint } from '@duologue/contract/endpoint'
import { type Conflict, errorAnswer } from '@duologue/contract/shapes/refusals'
import * as z from 'zod/mini'
import { strictShape } from '../strict-shape'

/** What a test sends; anything goes, because servers are sent anything. */
interface Sent {
  params?: Readonly<Record<string, string>>
  query?: string
  body?: unknown
  /** The file of a call that takes one. */
  file?: Blob
  headers?: Readonly<Record<string, string>>
}

/** A refusal as it came over the wire, with its status. */
export interface RefusedAnswer {
  status: number
  code: string
  message: string
  fields?: Record<string, string> | undefined
  current?: unknown
  conflicts?: Conflict[] | undefined
  missing?: string[] | undefined
  unknown?: string[] | undefined
}

/** Calls a server over HTTP; an answer that does not fit its contract to the letter fails the test. */
export interface ContractClient {
  /** The answer of a call that must succeed. */
  ask<E extends Endpoint>(call: E, sent?: Sent): Promise<CallAnswer<E>>
  /** The refusal of a call that must not succeed. */
  refused(call: Endpoint, sent?: Sent): Promise<RefusedAnswer>
}

function pathOf(call: Endpoint, { params = {}, query = '' }: Sent): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return `${path}?${query}`
}

async function send(address: string, call: Endpoint, sent: Sent): Promise<Response> {
  const form = new FormData()
  if (sent.file) form.set('file', sent.file, 'file')
  return fetch(address + pathOf(call, sent), {
    method: call.method,
    headers: {
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    ...(sent.file ? { body: form } : {}),
  })
}

async function jsonOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) throw new Error(`the answer is ${type}, not JSON`)
  return response.json()
}

/** An answer's body by its call's contract; fails unless it is the success that the contract promises. */
export async function answerOf<E extends Endpoint>(
  call: E,
  response: Response,
): Promise<CallAnswer<E>> {
  const body = await jsonOf(response)
  if (response.status !== call.status && response.status !== call.statusExisting) {
    throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(body)}`)
  }
  return z.core.parse(strictShape(call.answer), body) as CallAnswer<E>
}

/** An error answer's body by the one shape of errors; fails unless it is one. */
export async function refusalOf(response: Response): Promise<RefusedAnswer> {
  const body = await jsonOf(response)
  if (response.ok) throw new Error(`nothing was refused: ${JSON.stringify(body)}`)
  const { code, message, fields, current, conflicts, missing, unknown } = z.core.parse(
    strictShape(errorAnswer),
    body,
  ) as z.output<typeof errorAnswer>
  return {
    status: response.status,
    code,
    message,
    ...(fields ? { fields } : {}),
    ...(current === undefined ? {} : { current }),
    ...(conflicts ? { conflicts } : {}),
    ...(missing ? { missing } : {}),
    ...(unknown ? { unknown } : {}),
  }
}

/** A client of the server at an address such as `http://127.0.0.1:3000`. */
export function contractClient(address: string): ContractClient {
  return {
    ask: async (call, sent = {}) => answerOf(call, await send(address, call, sent)),
    refused: async (call, sent = {}) => refusalOf(await send(address, call, sent)),
  }
}
