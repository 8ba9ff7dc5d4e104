import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { s3Service } from '../../testing/apps/s3-service'
import { FilesAway } from './files'
import { faultOfBucket, s3Files } from './s3-files'

const text = (bytes: string) => Buffer.from(bytes)
const name = 'Zq8-abc_0123456789'

async function contentOf(
  store: ReturnType<typeof s3Files>,
  part?: { first: number; last: number },
) {
  const kept = await store.open(name)
  return kept && Buffer.concat(await (await kept.read(part)).toArray()).toString()
}

test('a file is kept, told by its size, read whole or in part, and removed', async () => {
  const store = s3Files(await s3Service())
  expect(await store.open(name)).toBeUndefined()
  await store.write(name, text('0123456789'))
  expect((await store.open(name))?.size).toBe(10)
  expect(await contentOf(store)).toBe('0123456789')
  expect(await contentOf(store, { first: 3, last: 5 })).toBe('345')
  expect(await contentOf(store, { first: 9, last: 9 })).toBe('9')
  await store.remove(name)
  await store.remove(name)
  expect(await store.open(name)).toBeUndefined()
})

test('what is larger than what a connection holds comes whole, however slowly it is read', async () => {
  const store = s3Files(await s3Service())
  const large = Buffer.alloc(9_000_000, 'twelve bytes')
  await store.write(name, large)
  const kept = await store.open(name)
  const parts: Buffer[] = []
  for await (const part of (await kept?.read()) ?? []) {
    parts.push(part)
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(Buffer.concat(parts).equals(large)).toBe(true)
})

test('a name that is none of ours is asked of nobody', async () => {
  const store = s3Files({ ...(await s3Service()), endpoint: 'http://127.0.0.1:1' })
  await expect(store.open('../../etc')).rejects.toThrow('named by somebody else')
})

test('a bucket that is not there, or not ours, is told in a sentence', async () => {
  const service = await s3Service()
  expect(await faultOfBucket(service)).toBeUndefined()
  expect(await faultOfBucket({ ...service, bucket: 'nobodys' })).toBe(
    'The bucket nobodys cannot be used: the service that keeps files answered HEAD with 404. Correct S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY_ID or S3_SECRET.',
  )
  const refusing = await breakingService((_, response) => void response.writeHead(403).end())
  expect(await faultOfBucket(refusing)).toContain('HEAD with 403')
})

/** A service that fails, as it is told. */
async function breakingService(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'uploads',
    region: 'us-east-1',
    keyId: 'id',
    secret: 'secret',
  }
}

test('a service that is not there, fails, hangs up or says nothing is away, for each of what is asked', async () => {
  const services = [
    { ...(await s3Service()), endpoint: 'http://127.0.0.1:1' },
    await breakingService((_request, response) => void response.writeHead(503).end()),
    await breakingService(request => void request.socket.destroy()),
    await breakingService(() => undefined),
  ]
  const tries = services.flatMap(service => {
    const store = s3Files(service)
    return [store.write(name, text('x')), store.open(name), store.remove(name)]
  })
  for (const one of await Promise.allSettled(tries))
    expect(one).toMatchObject({ reason: expect.any(FilesAway) })
  // It says nothing against the settings.
  expect(await faultOfBucket(services[1] ?? (await s3Service()))).toBeUndefined()
}, 20_000)

test('one that stops in the middle of a file breaks it off', async () => {
  const service = await breakingService((request, response) => {
    response.writeHead(200, { 'content-length': 10 })
    if (request.method === 'HEAD') response.end()
    else response.write('01234')
  })
  const kept = await s3Files(service).open(name)
  const content = (await kept?.read())?.toArray()
  await expect(content).rejects.toThrow()
}, 20_000)

test('what is refused is no absence, and what was written by a try before is written', async () => {
  const refusing = s3Files(
    await breakingService((_, response) => void response.writeHead(403).end()),
  )
  await expect(refusing.write(name, text('x'))).rejects.toThrow('answered PUT with 403')
  const stranger = s3Files({ ...(await s3Service()), keyId: 'somebody' })
  await expect(stranger.write(name, text('x'))).rejects.toThrow('answered PUT with 403')
  const heard: unknown[] = []
  const there = s3Files(
    await breakingService((request, response) => {
      heard.push(request.headers['if-none-match'])
      response.writeHead(412).end()
    }),
  )
  await there.write(name, text('x'))
  expect(heard).toEqual(['*'])
})

/** The signature that a request must have, by the fourth version of the rules for it. */
function signatureFor({ method, url, headers }: IncomingMessage, region: string, secret: string) {
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const hash = (bytes: string) => createHash('sha256').update(bytes).digest('hex')
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const at = String(headers['x-amz-date'])
  const lines = names.split(';').map(header => `${header}:${headers[header]}\n`)
  const asked = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, hash(asked)].join('\n')).toString('hex')
}

test('what is asked is signed, with the hash of what is sent', async () => {
  const heard: { given: string; wanted: string; hash: unknown; signed: string }[] = []
  const service = await breakingService((request, response) => {
    const { authorization = '', ...headers } = request.headers
    heard.push({
      given: /Signature=(\w+)/.exec(authorization)?.[1] ?? '',
      wanted: signatureFor(request, 'eu-central-1', 'secret'),
      hash: headers['x-amz-content-sha256'],
      signed: /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '',
    })
    response.writeHead(200, { 'content-length': 0 }).end()
  })
  const store = s3Files({ ...service, region: 'eu-central-1' })
  await store.write(name, text('what is kept'))
  await (await store.open(name))?.read()
  await store.remove(name)
  const hash = (bytes: string) => createHash('sha256').update(bytes).digest('hex')
  expect(heard.map(one => one.given)).toEqual(heard.map(one => one.wanted))
  expect(heard.map(one => one.hash)).toEqual([hash('what is kept'), hash(''), hash(''), hash('')])
  expect(heard[0]?.signed).toBe('host;if-none-match;x-amz-content-sha256;x-amz-date')
})
