import type { Endpoint, Limit } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from './refused'

/** How many calls an address may make in a minute. */
export type CallsPerMinute = Readonly<Record<Limit, number>>

/**
 * What an address may do unless the house says otherwise. High enough for a school of 2,000 behind one address to open a lesson at once;
 * low enough that one machine cannot drown the service.
 */
export const callsPerMinute: CallsPerMinute = {
  reads: 30_000,
  writes: 6_000,
  logins: 1_000,
  searches: 30,
}

/**
 * What one of several processes of a machine lets an address do: its share of reads and writes, never under a quarter,
 * since connections are not dealt evenly. Logins and searches are counted for all of them together.
 */
export function callsOfProcess(calls: CallsPerMinute, processes: number): CallsPerMinute {
  const share = (most: number) => Math.ceil(most / Math.min(processes, 4))
  return { ...calls, reads: share(calls.reads), writes: share(calls.writes) }
}

/** The name under which all processes count a call together; nothing for those that each counts by itself. */
const groupOf = ({ limit, method, path }: Endpoint) =>
  limit === 'logins' || limit === 'searches' ? { groupId: `${method} ${path}` } : {}

/** How often an address may make a call. */
export const limitOf = (call: Endpoint, callsPerMinute: CallsPerMinute) => ({
  max: callsPerMinute[call.limit],
  timeWindow: 60_000,
  ...groupOf(call),
})

/**
 * Requests that are answered at once; more are told to come back (503). About as many as one process can answer in a
 * second, so that nobody waits long for an answer, and work that was begun is finished.
 */
export const mostAtOnce = 600

/** Connections that may wait to be accepted: beyond it a browser's first packet is lost, and it tries again seconds later. */
export const waitingConnections = 4096

/** The largest JSON body (security.md#sizes), in bytes. */
export const bodyLimit = 1_000_000

/** How long a request may take to arrive, in milliseconds: a song's 50 MB over a line of 4 megabits. */
export const requestTimeout = 120_000

/**
 * Counts a call that finds people or gathers much by account, too: what holds for an address is lifted for schools, and
 * one account that collects names must not be. What it answers throws the refusal `too-many-requests`.
 */
export function limitAccounts(
  app: FastifyInstance,
  call: Endpoint,
  callsPerMinute: CallsPerMinute,
): (request: FastifyRequest, reader: Reader) => Promise<void> {
  if (call.limit !== 'searches') return async () => {}
  const readers = new WeakMap<FastifyRequest, string>()
  const count = app.createRateLimit({
    ...limitOf(call, callsPerMinute),
    allowList: [],
    keyGenerator: request => readers.get(request) ?? '',
  })
  return async (request, reader) => {
    if (reader.kind !== 'user') return
    readers.set(request, reader.id)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refused('too-many-requests', undefined, counted.ttlInSeconds)
  }
}
