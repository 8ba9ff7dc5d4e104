import { accounts } from '@duologue/contract/accounts'
import { media } from '@duologue/contract/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portraitFiles } from '../accounts/index'
import { conversationFiles } from '../conversations/index'
import { pretendFiles } from '../outside/files/pretend-files'
import { pretendRandom } from '../outside/random/pretend-random'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { signUpActor, signUpPerson } from '../testing/school/people'
import { asBlob, sampleMp3, samplePicture } from '../testing/school/sample-files'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { sweepFiles } from './sweep-files'

describeEachEngine('files that nobody needs', engine => {
  const files = pretendFiles()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine, { files })
  })
  afterAll(() => server.close())

  const sweepAt = (instant: string) => {
    server.clock.moveTo(instant)
    return sweepFiles({
      database: server.database,
      clock: server.clock,
      random: pretendRandom(),
      store: files,
      uses: [portraitFiles, conversationFiles],
      quotas: { account: 1, editor: 1, installation: 1 },
      semaphore: work => work(),
    })
  }
  const upload = async (headers: Record<string, string>, purpose: string) => {
    const bytes =
      purpose.startsWith('a') || purpose === 'image' ? await samplePicture() : await sampleMp3()
    const query = `purpose=${purpose}`
    return server.ask(media.uploadFile, { query, headers, file: asBlob(bytes) })
  }
  const isThere = ({ key }: { key: string }) => files.names().includes(key)

  test('go within the hour without use, and not at once', async () => {
    const { headers } = await signUpActor(server, 'editor')
    const [unused, used, song] = [
      await upload(headers, 'image'),
      await upload(headers, 'image'),
      await upload(headers, 'song-media'),
    ]
    const { id } = await seedConversation(server.pool)
    await server.pool.query('update conversations set coverimage = $2 where id = $1', [
      id,
      used.url,
    ])
    await sweepAt('2026-03-04T10:50:00Z')
    expect([unused, used, song].map(isThere)).toEqual([true, true, true])
    await sweepAt('2026-03-04T11:20:00Z')
    expect([unused, used, song].map(isThere)).toEqual([false, true, true])
    expect(files.names()).not.toContain(`${unused.key}-small`)
    const { rows } = await server.pool.query('select 1 from files where key = $1', [unused.key])
    expect(rows).toEqual([])

    // What is taken out may be put back for a while; the recording of a song for longer.
    await server.pool.query('update conversations set coverimage = null where id = $1', [id])
    await sweepAt('2026-03-05T13:00:00Z')
    await sweepAt('2026-03-05T13:30:00Z')
    expect(isThere(used)).toBe(true)
    await sweepAt('2026-03-05T13:46:00Z')
    expect([used, song].map(isThere)).toEqual([false, true])
    await sweepAt('2026-06-05T14:00:00Z')
    expect(isThere(song)).toBe(false)
    server.clock.moveTo('2026-03-04T10:20:00Z')
  })

  test('go with their owner, wherever they are shown; recordings of songs stay', async () => {
    const { user, headers } = await signUpActor(server, 'editor')
    const [face, cover, voice, song] = [
      await upload(headers, 'avatar'),
      await upload(headers, 'image'),
      await upload(headers, 'line-audio'),
      await upload(headers, 'song-media'),
    ]
    const params = { id: user.id }
    await server.ask(accounts.updateProfile, { params, headers, body: { avatar: face.url } })
    const other = await signUpPerson(server)
    const { id } = await seedConversation(server.pool, { author: other.user.id })
    await seedLines(server.pool, id, ['Hola', 'Adiós'])
    await server.pool.query('update conversations set coverimage = $2 where id = $1', [
      id,
      cover.url,
    ])
    await server.pool.query(
      'update dialogue_lines set audio = $2, duration_ms = 900 where conversation = $1',
      [id, voice.url],
    )
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    for (const { url } of [face, cover, voice])
      expect((await fetch(server.address + url, { headers: other.headers })).status).toBe(404)
    const { rows } = await server.pool.query(
      `select coverimage, audio, duration_ms from conversations c
       join dialogue_lines l on l.conversation = c.id where c.id = $1`,
      [id],
    )
    expect(rows).toEqual(rows.map(() => ({ coverimage: null, audio: null, duration_ms: null })))
    await sweepAt('2026-03-04T10:21:00Z')
    expect([face, cover, voice, song].map(isThere)).toEqual([false, false, false, true])
  })
})
