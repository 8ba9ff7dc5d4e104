import { media } from '@duologue/contract/media'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { s3Environment, s3Service } from '../../testing/apps/s3-service'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpPerson } from '../../testing/school/people'
import { asBlob, sampleMp3, samplePicture } from '../../testing/school/sample-files'

// On the disk, as it is in use.
describeOnDatabase('a file that is fetched', engine => {
  let server: TestServer
  let owner: Person
  let url: string
  let mp3: Buffer
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    mp3 = await sampleMp3()
    url = (await upload('line-audio', mp3)).url
  })
  afterAll(() => server.close())

  const upload = (purpose: string, bytes: Buffer) =>
    server.ask(media.uploadFile, {
      query: `purpose=${purpose}`,
      file: asBlob(bytes),
      headers: owner.headers,
    })
  const get = (path: string, headers: Record<string, string> = owner.headers, method = 'GET') =>
    fetch(server.address + path, { headers, method })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  test('is kept by no browser while not everybody may see it, and can run nothing', async () => {
    const answer = await get(url)
    expect(await bytesOf(answer)).toEqual(mp3)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(mp3.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const portrait = await get((await upload('avatar', await samplePicture())).url, {})
    expect(portrait.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('may be asked for with the cookie of files, which opens nothing else', async () => {
    const cookie = `other=1; media=${owner.headers.authorization}`
    expect((await get(url, { cookie })).status).toBe(200)
    expect((await get(url, { cookie: 'media=nonsense' })).status).toBe(404)
    expect((await get('/api/users/me', { cookie })).status).toBe(401)
  })

  test('is told of without being sent', async () => {
    const answer = await get(url, owner.headers, 'HEAD')
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, `${mp3.length}`])
    expect(await bytesOf(answer)).toHaveLength(0)
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=5-99999999', 5, undefined],
  ])('is sent in parts: %s', async (range, first, last) => {
    const answer = await get(url, { ...owner.headers, range })
    const expected = mp3.subarray(first, last === undefined ? undefined : last + 1)
    expect(answer.status).toBe(206)
    expect(await bytesOf(answer)).toEqual(expected)
    const start = first < 0 ? mp3.length + first : first
    expect(answer.headers.get('content-range')).toBe(
      `bytes ${start}-${start + expected.length - 1}/${mp3.length}`,
    )
  })

  test('has no part behind its end', async () => {
    const answer = await get(url, { ...owner.headers, range: 'bytes=99999999-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      416,
      `bytes */${mp3.length}`,
    ])
  })
})

describeOnDatabase('a file that lies in a bucket', engine => {
  test('is taken in, sent in parts and deleted; while the service is away it is refused as busy', async () => {
    const service = await s3Service()
    const server = await startTestServer(engine, { settings: s3Environment(service) })
    onTestFinished(server.close)
    const { headers } = await signUpPerson(server)
    const mp3 = await sampleMp3()
    const sent = { query: 'purpose=line-audio', file: asBlob(mp3), headers }
    const [{ url }, other] = [
      await server.ask(media.uploadFile, sent),
      await server.ask(media.uploadFile, sent),
    ]
    const get = (more = {}) => fetch(server.address + url, { headers: { ...headers, ...more } })
    expect(Buffer.from(await (await get()).arrayBuffer())).toEqual(mp3)
    const part = await get({ range: 'bytes=5-9' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-9/${mp3.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mp3.subarray(5, 10))
    const params = { key: other.url.split('/').at(-1) ?? '' }
    expect(await server.ask(media.deleteUpload, { headers, params })).toEqual({ id: params.key })
    expect((await fetch(server.address + other.url, { headers })).status).toBe(404)
    await service.end()
    expect(await server.refused(media.uploadFile, sent)).toMatchObject({
      status: 503,
      code: 'busy',
    })
    const away = await get()
    expect([away.status, Number(away.headers.get('retry-after'))]).toEqual([503, 5])
  })
})
