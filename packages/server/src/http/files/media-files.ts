import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Identify } from '../handlers'
import { Refused } from '../refused'
import { tokenOfFile } from '../token-of'
import { byteRange } from './byte-range'
import type { FoundFile } from './file-answer'

/** The file of a key, or its small size; undefined when there is none that this reader may see. */
export type FindFile = (
  key: string,
  size: 'large' | 'small',
  reader: Reader,
) => Promise<FoundFile | undefined>

/**
 * Sends a file, or a part of it. It never changes and can run nothing: browsers are told to believe its type, and to load
 * nothing for it should it be opened as a page. What everybody may see they keep; what not everybody may see is on no
 * device when its reader has gone (decision 068).
 */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, type, isPublic }: FoundFile,
) {
  const part = byteRange(request.headers.range, kept.size)
  const bytes = part === 'none' ? undefined : await kept.read(part)
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .header('content-security-policy', "default-src 'none'; media-src 'self'; sandbox")
    .header('x-content-type-options', 'nosniff')
  if (!bytes || part === 'none')
    return reply.status(416).header('content-range', `bytes */${kept.size}`).send()
  const { first, last } = part ?? { first: 0, last: kept.size - 1 }
  if (part) reply.status(206).header('content-range', `bytes ${first}-${last}/${kept.size}`)
  return reply.header('content-length', last - first + 1).send(bytes)
}

/** `/media/{key}` and `/media/{key}/small`: the files that were uploaded or spoken (media.md#who-may-see). */
export function addMediaFiles(app: FastifyInstance, find: FindFile, identify: Identify): void {
  const readerOf = async (request: FastifyRequest): Promise<Reader> => {
    const token = tokenOfFile(request)
    const known = token ? await identify(token) : undefined
    return known?.reader ?? visitor
  }
  const answer = (size: 'large' | 'small') =>
    async function sendFile(
      request: FastifyRequest<{ Params: { key: string } }>,
      reply: FastifyReply,
    ) {
      const found = await find(request.params.key, size, await readerOf(request))
      if (!found) throw new Refused('not-found')
      return send(request, reply, found)
    }
  const how = { compress: false } as const
  app.get('/media/:key', how, answer('large'))
  app.get('/media/:key/small', how, answer('small'))
}
