import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { lazily } from '../../lazily'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A body that is kept, in each encoding; compressed once, when it is first asked for so. */
export type EncodedBody = (encoding: Encoding) => Buffer

/** A body is compressed from this many bytes on. */
const worthIt = 1024

/** Keeps a text as it is sent. */
export function encodedBody(text: string): EncodedBody {
  const bytes = Buffer.from(text)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  const encoded = {
    br: lazily(() => brotliCompressSync(bytes, quality)),
    gzip: lazily(() => gzipSync(bytes, { level: 4 })),
    identity: () => bytes,
  }
  return encoding => encoded[encoding]()
}

/** The encoding in which a body of so many bytes is sent to who takes these. */
const encodingFor = (bytes: number, accepted: Encoding | null): Encoding =>
  bytes < worthIt ? 'identity' : (accepted ?? 'identity')

const negotiator = new Negotiator({ supportedValues: [...encodings] })

/** The encoding in which a body is sent to whoever asked with these headers. */
export const encodingOf = (headers: IncomingHttpHeaders, body: EncodedBody): Encoding =>
  encodingFor(
    body('identity').length,
    negotiator.negotiate(String(headers['accept-encoding'] ?? '')),
  )
