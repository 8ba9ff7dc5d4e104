import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { AwsClient } from 'aws4fetch'
import { type FileStore, FilesAway, placeIn } from './files'

/** A bucket of a service that speaks S3, and who we are there. */
export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`: the bucket is named in the path. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** After so many milliseconds in which nothing is said the service is away. */
const longestSilence = 5000

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** What is asked for in the bucket. */
  name: string
  headers?: Record<string, string>
  body?: Uint8Array
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Sends what is signed, and answers when the answer begins. Whoever reads on slowly is waited for, a silent service is not. */
function exchange(
  url: URL,
  { method, body = new Uint8Array() }: Asked,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined
    const sent = request(url, { method, headers, timeout: longestSilence }, begun => {
      answer = begun
      resolve(begun)
    })
    sent.on('timeout', () => {
      // What came is not taken yet: it is not the service that we wait for.
      if (answer && answer.readableLength > 0) sent.setTimeout(longestSilence)
      else sent.destroy(new FilesAway('the service that keeps files says nothing'))
    })
    sent.on('error', error =>
      reject(error instanceof FilesAway ? error : new FilesAway(error.message, { cause: error })),
    )
    sent.end(body)
  })
}

/** Reads an answer to its end, so that its connection can be used again. */
async function finish(answer: IncomingMessage): Promise<void> {
  await answer.resume().toArray()
}

/** Asks a service; what it cannot do for now is `FilesAway`, what it refuses is ours or the operator's to mend. */
async function ask(settings: S3Settings, asked: Asked, expected: readonly number[]) {
  const { endpoint, bucket, region, keyId, secret } = settings
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
  })
  const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${asked.name}`)
  const { method, body = new Uint8Array() } = asked
  const signed = await signer.sign(url.href, {
    method,
    headers: { ...asked.headers, 'x-amz-content-sha256': sha256(body) },
  })
  const length = method === 'PUT' ? { 'content-length': String(body.length) } : {}
  const answer = await exchange(url, asked, { ...Object.fromEntries(signed.headers), ...length })
  const status = answer.statusCode ?? 0
  if (expected.includes(status)) return answer
  answer.destroy()
  const why = `the service that keeps files answered ${method} with ${status}`
  throw status >= 500 || status === 429 ? new FilesAway(why) : new Error(why)
}

/** Nobody but us writes to the bucket, and a name is made by chance: one that is there was written by the try before. */
const isThere = 412

/**
 * Keeps files in a bucket of a service that speaks S3, named as in a folder (`disk-files.ts`), so that a folder can be
 * moved there as it is. What does not answer in time or fails is `FilesAway`.
 */
export function s3Files(settings: S3Settings): FileStore {
  return {
    async write(name, bytes) {
      const headers = { 'if-none-match': '*', 'content-type': 'application/octet-stream' }
      const asked = { method: 'PUT', name: placeIn(name), body: bytes, headers } as const
      await finish(await ask(settings, asked, [200, isThere]))
    },
    async open(name) {
      const place = placeIn(name)
      const head = await ask(settings, { method: 'HEAD', name: place }, [200, 404])
      await finish(head)
      if (head.statusCode === 404) return undefined
      return {
        size: Number(head.headers['content-length']),
        read(part) {
          const headers = part ? { range: `bytes=${part.first}-${part.last}` } : {}
          const asked = { method: 'GET', name: place, headers } as const
          return ask(settings, asked, [part ? 206 : 200])
        },
      }
    },
    async remove(name) {
      const asked = { method: 'DELETE', name: placeIn(name) } as const
      await finish(await ask(settings, asked, [200, 204, 404]))
    },
  }
}

/** Why a bucket cannot be used by these settings, in a sentence; undefined where it can, or is not there for now. */
export async function faultOfBucket(settings: S3Settings): Promise<string | undefined> {
  try {
    await finish(await ask(settings, { method: 'HEAD', name: '' }, [200]))
    return undefined
  } catch (error) {
    if (error instanceof FilesAway) return undefined
    return `The bucket ${settings.bucket} cannot be used: ${(error as Error).message}. Correct S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY_ID or S3_SECRET.`
  }
}
