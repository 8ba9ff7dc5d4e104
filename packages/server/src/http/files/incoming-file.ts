import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Refusal } from '@duologue/domain/messages/refusals'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../refused'
import { clearIncoming, incomingPlace } from './incoming-place'

/** A file that a caller sends; nothing of it is taken in before `receive`. */
export interface IncomingFile {
  /** Takes it in, at most so many bytes; answers where it lies until the call is answered. */
  receive(most: number, tooLarge: Refusal): Promise<string>
}

/** A form around a file is a few hundred bytes. */
const formBytes = 4096

/** The file that a request sends as `multipart/form-data`; it goes again with `forget`. */
export type TakeFile = (request: FastifyRequest) => IncomingFile & { forget(): Promise<void> }

function incomingFile(request: FastifyRequest): ReturnType<TakeFile> {
  const place = incomingPlace()
  return {
    async receive(most, tooLarge) {
      if (!request.isMultipart()) throw new Refused('file-missing')
      // Said beforehand: it need not be read to be refused.
      if (Number(request.headers['content-length'] ?? 0) > most + formBytes)
        throw new Refused(tooLarge)
      const limits = { fileSize: most, files: 1, fields: 5, fieldSize: 1000, parts: 6 }
      const part = await request.file({ limits, throwFileSizeLimit: false })
      if (!part) throw new Refused('file-missing')
      await pipeline(part.file, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
      if (part.file.truncated) throw new Refused(tooLarge)
      return place
    },
    forget: () => rm(place, { force: true }),
  }
}

/** Makes a scope of the server take files; what was left of those that came to servers which were killed goes first. */
export async function takingFiles(scope: FastifyInstance): Promise<TakeFile> {
  await scope.register(multipart)
  await clearIncoming()
  return incomingFile
}
