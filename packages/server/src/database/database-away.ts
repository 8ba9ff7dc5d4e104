import { setTimeout as pause } from 'node:timers/promises'
import { causesOf } from './causes-of'
import { standsStill } from './connections/circuit-breaker'
import { isStandBy } from './connections/primary-client'

/** The connection was cut or refused: the statement has no answer, but a new connection may have one. */
const cutStates = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const cutMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** The database does not answer in time or cannot be found: asking again at once would only add to it. */
const silentStates = new Set([
  '53300',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const silentMessages = [
  standsStill,
  isStandBy,
  'timeout exceeded when trying to connect',
  // The same of a connection that no pool made: a lane's.
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

/** Nobody answers at the socket: its queue is full, or nothing came in time. */
const isUnanswered = (cause: Error) =>
  (codeOf(cause) === 'EAGAIN' && 'syscall' in cause && cause.syscall === 'connect') ||
  cause.message.startsWith('Connection terminated due to connection timeout')

function isCut(error: unknown): boolean {
  if (isSilent(error)) return false
  return [...causesOf(error)].some(
    cause =>
      cutStates.has(codeOf(cause)) ||
      codeOf(cause).startsWith('08') ||
      // The socket of the embedded server is missing while it starts again.
      (codeOf(cause) === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect') ||
      cutMessages.some(message => cause.message.startsWith(message)),
  )
}

function isSilent(error: unknown): boolean {
  return [...causesOf(error)].some(
    cause =>
      isUnanswered(cause) ||
      silentStates.has(codeOf(cause)) ||
      silentMessages.some(message => cause.message.startsWith(message)),
  )
}

/** Whether a query was let go because the database is known to stand still, which was told once already. */
export function isStandingStill(error: unknown): boolean {
  return [...causesOf(error)].some(({ message }) => message === standsStill)
}

/**
 * Whether a query failed because the database is not there (the caller answers 503), not because
 * of the query. A write that failed so may have been done: its outcome is unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isCut(error) || isSilent(error)
}

/** A server that was killed is back after about 60 ms. */
const beforeRetry = 150

/** Reads once more when the connection was cut. Never for writes, which may have been done. */
export async function retryRead<Answer>(read: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await read()
  } catch (error) {
    if (!isCut(error)) throw error
    await pause(beforeRetry)
    return read()
  }
}
