import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/connect'
import { beyondAll, readPosition } from '../../database/replicas/log-position'
import type { WrittenLately } from '../../database/replicas/read-replicas'

/** So many seconds after a write its writer is shown nothing older. */
const lasting = 10

/** What a browser sends along (security.md#tokens-in-calls): a position of the log, which is no secret and grants nothing. */
const afterCookie = /(?:^|;\s*)after=([^;]*)/

/** The position up to which the browser that asks has written lately, as it sent it. */
export const afterOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  afterCookie.exec(headers.cookie ?? '')?.[1]

/**
 * What a caller has written lately. Browsers keep the cookie; a program that bears a token perhaps keeps none, so that
 * nobody but the primary knows.
 */
export function writtenLately(request: FastifyRequest, hasToken: boolean): WrittenLately {
  const position = readPosition(afterOf(request) ?? '')
  if (position !== undefined) return position
  return hasToken && request.headers['sec-fetch-site'] === undefined ? 'unknown' : null
}

/** How far the log is at least once what was done here stands in it; one that cannot be asked is beyond all replicas. */
async function positionNow({ byKey }: Pick<Database, 'byKey'>): Promise<string> {
  try {
    const { rows } = await byKey({
      name: 'log-position',
      text: 'select pg_current_wal_insert_lsn()::text',
      values: [],
      rowMode: 'array',
    })
    return String(rows[0]?.[0])
  } catch {
    return beyondAll
  }
}

/** Where replicas are read, each answer to a call that may have written bears the position of the log (decision 171). */
export function tellPositions(
  calls: FastifyInstance,
  database: Pick<Database, 'byKey' | 'replicas'>,
  isSecure: boolean,
): void {
  if (!database.replicas.areSet) return
  const tell = (reply: FastifyReply, position: string) =>
    reply.header(
      'set-cookie',
      `after=${position}; Path=/; Max-Age=${lasting}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
  calls.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return
    // What is refused was not done; what failed perhaps was.
    if (reply.statusCode < 400) tell(reply, await positionNow(database))
    else if (reply.statusCode >= 500) tell(reply, beyondAll)
  })
}
