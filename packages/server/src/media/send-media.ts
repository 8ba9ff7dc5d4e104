import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import { addressOfFile, fileKey } from '@duologue/domain/media/file-address'
import { ownsFile } from '@duologue/domain/media/may-upload'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from '../http/byte-range'
import type { Identify } from '../http/handlers'
import { Refused } from '../http/refused'
import { tokenOfFile } from '../http/token-of'
import type { KeptBytes } from '../outside/files/files'
import { type FileRow, fileOf } from './file-store'
import { smallName } from './keep-file'
import type { MediaRoom } from './media-room'

/** Own portraits are shown to all; other files to their owner, and to whoever may see something that names them. */
async function mayRead({ database, uses }: MediaRoom, file: FileRow, reader: Reader) {
  if (file.purpose === 'avatar' || ownsFile(reader, file.owner)) return true
  const address = addressOfFile(file.key)
  for (const use of uses) if (await use.mayRead(database, address, reader)) return true
  return false
}

/**
 * Sends what is kept, or a part of it. It never changes and can run nothing: browsers are told to keep it, to believe
 * its type, and to load nothing for it should it be opened as a page.
 */
function send(request: FastifyRequest, reply: FastifyReply, kept: KeptBytes, type: string) {
  const part = byteRange(request.headers.range, kept.size)
  reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', "default-src 'none'; media-src 'self'; sandbox")
    .header('x-content-type-options', 'nosniff')
  if (part === 'none')
    return reply.status(416).header('content-range', `bytes */${kept.size}`).send()
  const { first, last } = part ?? { first: 0, last: kept.size - 1 }
  if (part) reply.status(206).header('content-range', `bytes ${first}-${last}/${kept.size}`)
  reply.header('content-length', last - first + 1)
  return reply.send(kept.read(part))
}

/** `/media/{key}` and `/media/{key}/small`: the files that were uploaded or spoken (R9; security.md 4a). */
export function addMedia(app: FastifyInstance, room: MediaRoom, identify: Identify): void {
  const readerOf = async (request: FastifyRequest): Promise<Reader> => {
    const token = tokenOfFile(request)
    const known = token ? await identify(token) : undefined
    return known?.reader ?? visitor
  }
  const answer = (nameOf: (key: string) => string) =>
    async function sendFile(
      request: FastifyRequest<{ Params: { key: string } }>,
      reply: FastifyReply,
    ) {
      const { key } = request.params
      const file = fileKey.test(key) ? await fileOf(room.database, key) : undefined
      const reader = await readerOf(request)
      if (!file || !(await mayRead(room, file, reader))) throw new Refused('not-found')
      const kept = await room.store.open(nameOf(key))
      if (!kept) throw new Refused('not-found')
      const whose = reader.kind === 'visitor' || file.purpose === 'avatar' ? 'public' : 'private'
      reply.header('cache-control', `${whose}, max-age=31536000, immutable`)
      return send(request, reply, kept, file.type)
    }
  const how = { schema: { hide: true }, compress: false } as const
  app.get(
    '/media/:key',
    how,
    answer(key => key),
  )
  app.get('/media/:key/small', how, answer(smallName))
}
