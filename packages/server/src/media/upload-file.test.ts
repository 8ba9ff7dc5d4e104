import { randomBytes } from 'node:crypto'
import { media } from '@duologue/contract/media'
import { fileLimits } from '@duologue/domain/media/file-limits'
import type { UploadPurpose } from '@duologue/domain/media/file-purposes'
import { refusals } from '@duologue/domain/messages/refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { pretendFiles } from '../outside/files/pretend-files'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import {
  asBlob,
  sampleMp3,
  sampleOgg,
  samplePicture,
  sampleWav,
} from '../testing/school/sample-files'

describeOnDatabase('uploading a file', engine => {
  const files = pretendFiles()
  let server: TestServer
  let editor: Person
  /** Somebody new for each test. */
  let person: Person

  beforeAll(async () => {
    server = await startTestServer(engine, { files })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await signUpPerson(server)
  })

  const upload = (purpose: UploadPurpose, bytes: Uint8Array | string, by = person, type?: string) =>
    server.ask(media.uploadFile, {
      query: `purpose=${purpose}`,
      file: asBlob(bytes, type),
      headers: by.headers,
    })

  /** Refused with exactly this code and its words; nothing was kept. */
  async function expectRefused(
    purpose: UploadPurpose,
    bytes: Uint8Array | string,
    code: keyof typeof refusals,
    status: number,
    by = person,
  ) {
    const before = [await wholeState(server.pool), files.names()]
    const { fields: _, ...refused } = await server.refused(media.uploadFile, {
      query: `purpose=${purpose}`,
      file: asBlob(bytes, 'image/png'),
      headers: by.headers,
    })
    expect(refused).toEqual({ status, code, message: refusals[code] })
    expect([await wholeState(server.pool), files.names()]).toEqual(before)
  }

  const sent = (url: string, headers = {}) => fetch(server.address + url, { headers })
  const bytesOf = async (url: string) =>
    Buffer.from(await (await sent(url, person.headers)).arrayBuffer())

  test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes a WebP in two sizes', async format => {
    const kept = await upload('image', await samplePicture(2000, 1000, format))
    expect(kept).toMatchObject({ purpose: 'image', type: 'image/webp', durationMs: null })
    expect([kept.width, kept.height]).toEqual([1280, 640])
    const { width, height } = await sharp(await bytesOf(kept.url)).metadata()
    expect([width, height]).toEqual([1280, 640])
    const small = await sharp(await bytesOf(`${kept.url}/small`)).metadata()
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240])
  })

  test('a small picture is not blown up, and a portrait is cut to a square', async () => {
    expect(await upload('image', await samplePicture(40, 30))).toMatchObject({
      width: 40,
      height: 30,
    })
    expect(await upload('avatar', await samplePicture(900, 300))).toMatchObject({
      width: 256,
      height: 256,
    })
  })

  test('what a camera wrote into a picture is gone, and it stands upright', async () => {
    const lying = await sharp(await samplePicture(60, 20, 'jpeg'))
      .withExif({
        IFD0: { Copyright: 'Ada, 12 Home Street' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const kept = await upload('image', lying)
    expect([kept.width, kept.height]).toEqual([20, 60])
    const bytes = await bytesOf(kept.url)
    expect(bytes.includes('Home Street')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('recordings are kept with their length, whatever they are called', async () => {
    const mp3 = await upload('line-audio', await sampleMp3(2), person, 'image/png')
    expect(mp3).toMatchObject({ type: 'audio/mpeg', width: null, height: null })
    expect(mp3.durationMs).toBeGreaterThan(1900)
    expect(mp3.durationMs).toBeLessThan(2300)
    expect(await upload('line-audio', sampleWav(1.5))).toMatchObject({
      type: 'audio/wav',
      durationMs: 1500,
    })
    const ogg = await upload('line-audio', await sampleOgg(1))
    expect(ogg.type).toBe('audio/ogg')
    expect(ogg.durationMs).toBeCloseTo(1000, -2)
  })

  test('notes and pictures around an MP3 are not kept', async () => {
    const mp3 = await sampleMp3()
    const notes = Buffer.concat([
      Buffer.from('ID3\u0003\0\0\0\0\u0001\0', 'latin1'),
      Buffer.alloc(128, 'A'),
    ])
    const behind = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'Ada')])
    const kept = await upload('line-audio', Buffer.concat([notes, mp3, behind]))
    expect(await bytesOf(kept.url)).toEqual(mp3)
  })

  test('what plays beside a song is for editors alone', async () => {
    await expectRefused('song-media', await sampleMp3(), 'not-allowed', 403)
    expect(await upload('song-media', await sampleMp3(90), editor)).toMatchObject({
      purpose: 'song-media',
      type: 'audio/mpeg',
    })
  })

  test('a recording of a line lasts a minute at most', async () => {
    await expectRefused('line-audio', await sampleMp3(62), 'recording-too-long', 400)
    expect((await upload('line-audio', await sampleMp3(60))).durationMs).toBeLessThan(60_500)
  })

  test('too large a file is refused, whether it says so or not', async () => {
    const six = randomBytes(6_000_000)
    await expectRefused('image', six, 'file-too-large', 413)
    await expectRefused('song-media', Buffer.alloc(50_100_000), 'song-media-too-large', 413, editor)
    const form = new FormData()
    form.set('file', asBlob(six))
    const body = new Response(form)
    const answer = await fetch(`${server.address}/api/uploads?purpose=line-audio`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': body.headers.get('content-type') ?? '' },
      // A stream has no length that is told beforehand.
      body: body.body,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'file-too-large', message: refusals['file-too-large'] },
    ])
  })

  test('a call without a file, with JSON, or for another purpose is refused', async () => {
    const ask = (
      query: string,
      { headers, ...sentAs }: { headers?: Record<string, string>; body?: FormData | string } = {},
    ) =>
      fetch(`${server.address}/api/uploads?${query}`, {
        method: 'POST',
        ...sentAs,
        headers: { ...person.headers, ...headers },
      })
    const empty = new FormData()
    empty.set('words', 'no file')
    const codeOf = async (answer: Response) => (await answer.json()) as unknown
    expect(await codeOf(await ask('purpose=image', { body: empty }))).toMatchObject({
      code: 'file-missing',
    })
    const json = { body: '{}', headers: { 'content-type': 'application/json' } }
    expect(await codeOf(await ask('purpose=image', json))).toMatchObject({ code: 'file-missing' })
    expect(await codeOf(await ask('purpose=speech', { body: empty }))).toMatchObject({
      code: 'invalid-input',
    })
    expect(await codeOf(await ask('', { body: empty }))).toMatchObject({ code: 'invalid-input' })
  })

  test('a form is refused where JSON is asked for', async () => {
    const form = new FormData()
    form.set('name', 'x')
    const answer = await fetch(`${server.address}/api/playlists`, {
      method: 'POST',
      body: form,
      headers: person.headers,
    })
    expect(answer.status).toBe(415)
  })

  test('who has uploaded a lot lately must wait, and who keeps a lot must delete', async () => {
    const keep = (count: number, bytes: number) =>
      server.pool.query(
        `insert into files (key, owner, purpose, type, bytes, created_at, unused_since, looked_at)
         select md5(random()::text), $1, 'image', 'image/webp', $3, '2026-03-04T10:00:00Z', null, '2026-03-04T10:00:00Z'
         from generate_series(1, $2)`,
        [person.user.id, count, bytes],
      )
    await keep(fileLimits.anHour, 1)
    await expectRefused('image', await samplePicture(), 'too-many-files', 429)
    await server.pool.query(`update files set created_at = '2026-03-01' where owner = $1`, [
      person.user.id,
    ])
    await upload('image', await samplePicture())
    await keep(1, 200_000_000)
    await expectRefused('image', await samplePicture(), 'no-room-for-files', 409)
  })

  test('of many that are sent at once no more stay than there is room for, nor on the whole site', async () => {
    const one = (await samplePicture()).length
    const small = await startTestServer(engine, {
      files: pretendFiles(),
      settings: { UPLOADS_ACCOUNT_MB: '1', UPLOADS_SITE_MB: '2' },
    })
    onTestFinished(small.close)
    const keep = (owner: string, bytes: number) =>
      small.pool.query(
        `insert into files (key, owner, purpose, type, bytes, created_at, unused_since, looked_at)
         values (md5(random()::text), $1, 'image', 'image/webp', $2, '2026-03-01', null, '2026-03-04')`,
        [owner, bytes],
      )
    const kept = async () => {
      const { rows } = await small.pool.query<{ sum: string }>(
        'select sum(bytes) from files where gone_at is null',
      )
      return Number(rows[0]?.sum)
    }
    const send = async ({ headers }: { headers: Record<string, string> }) => {
      const picture = { query: 'purpose=image', headers, file: asBlob(await samplePicture()) }
      return small.refused(media.uploadFile, picture).then(({ code }) => code)
    }
    const ana = await signUpPerson(small)
    await keep(ana.user.id, 1_000_000 - one)
    const sent = Array.from({ length: 12 }, async () =>
      small
        .ask(media.uploadFile, {
          query: 'purpose=image',
          headers: ana.headers,
          file: asBlob(await samplePicture()),
        })
        .catch(() => undefined),
    )
    await Promise.all(sent)
    expect(await kept()).toBeLessThanOrEqual(1_000_000)
    await keep(ana.user.id, one)
    expect(await send(ana)).toBe('no-room-for-files')
    const eva = await signUpPerson(small)
    await keep((await signUpPerson(small)).user.id, 1_000_000)
    expect(await send(eva)).toBe('no-room-on-site')
  })

  test('nothing stays behind when the store fails', async () => {
    const { write } = files
    files.write = () => Promise.reject(new Error('the disk is full'))
    const answer = await server.refused(media.uploadFile, {
      query: 'purpose=image',
      file: asBlob(await samplePicture()),
      headers: person.headers,
    })
    files.write = write
    expect(answer.status).toBe(500)
    const { rows } = await server.pool.query('select key from files where owner = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })
})
