import { randomBytes } from 'node:crypto'
import { media } from '@duologue/contract/media'
import { fileLimits } from '@duologue/domain/media/file-limits'
import type { UploadPurpose } from '@duologue/domain/media/file-purposes'
import { refusals } from '@duologue/domain/messages/refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pretendFiles } from '../outside/files/pretend-files'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import {
  asBlob,
  enormousPicture,
  sampleMp3,
  sampleOgg,
  samplePicture,
  sampleWav,
} from '../testing/school/sample-files'

describeOnDatabase('what is not what it says', engine => {
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

  const upload = (purpose: UploadPurpose, bytes: Uint8Array | string, by = person) =>
    server.ask(media.uploadFile, {
      query: `purpose=${purpose}`,
      file: asBlob(bytes),
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

  const bytesOf = async (url: string) =>
    Buffer.from(
      await (await fetch(server.address + url, { headers: person.headers })).arrayBuffer(),
    )

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'

  test.each<[string, UploadPurpose, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['an SVG', 'image', () => svg],
    ['an SVG with a declaration', 'image', () => `<?xml version="1.0"?>${svg}`],
    ['a page', 'avatar', () => html],
    ['a GIF', 'image', () => samplePicture(10, 10, 'gif')],
    ['a recording', 'image', () => sampleMp3()],
    ['nothing', 'image', () => ''],
    [
      'the first bytes of a PNG and then a page',
      'image',
      async () => Buffer.concat([(await samplePicture()).subarray(0, 33), Buffer.from(html)]),
    ],
    [
      'half a JPEG',
      'image',
      async () => {
        const whole = await sharp(randomBytes(300 * 300 * 3), {
          raw: { width: 300, height: 300, channels: 3 },
        })
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
    ],
  ])('%s is no picture', async (_what, purpose, bytes) => {
    await expectRefused(purpose, await bytes(), 'not-a-picture', 415)
  })

  test('a page behind a picture does not come through', async () => {
    const polyglot = Buffer.concat([await samplePicture(), Buffer.from(html)])
    const kept = await upload('image', polyglot)
    expect((await bytesOf(kept.url)).includes('<script>')).toBe(false)
  })

  test('a small file that would be an enormous picture is refused before it is drawn', async () => {
    const bomb = enormousPicture(30_000)
    expect(bomb.length).toBeLessThan(fileLimits.bytes)
    await expectRefused('image', bomb, 'picture-too-big', 400)
  })

  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
    ['a picture', () => samplePicture()],
    ['a page', () => html],
    ['nothing', () => ''],
    ['noise', () => randomBytes(50_000)],
    ['a page that begins like an MP3', () => `ID3\u0003\0\0\0\0\0\0${html.repeat(200)}`],
    [
      'an archive behind a recording',
      async () =>
        Buffer.concat([await sampleMp3(), Buffer.from('PK\u0003\u0004'), randomBytes(60_000)]),
    ],
    ['a WAV with a page behind it', () => Buffer.concat([sampleWav(), Buffer.from(html)])],
    [
      'an OGG with a page behind it',
      async () => Buffer.concat([await sampleOgg(), Buffer.from(html)]),
    ],
    [
      'a WAV of another kind of samples',
      () => {
        const wav = sampleWav()
        wav.writeUInt16LE(85, 20)
        return wav
      },
    ],
    ['an MP4 that is only its first words', () => '\0\0\0\u0018ftypisom\0\0\0\0isomiso2'],
    [
      'a WebM that is only its first words',
      () => Buffer.concat([Buffer.from('1a45dfa3854282847765626d', 'hex'), Buffer.from('webm')]),
    ],
  ])('%s is no recording', async (_what, bytes) => {
    await expectRefused('line-audio', await bytes(), 'not-a-recording', 415)
    await expectRefused('song-media', await bytes(), 'not-song-media', 415, editor)
  })
})
