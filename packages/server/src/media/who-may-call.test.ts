import { media } from '@duologue/contract/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendFiles } from '../outside/files/pretend-files'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedClass } from '../testing/school/class-matrix'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { asBlob, sampleMp3, samplePicture } from '../testing/school/sample-files'
import { seedAssignment } from '../testing/school/seed-assignment'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
const actors = ['visitor', ...known] as const
const strangers: Actor[] = ['other', 'student', 'teacher', 'otherTeacher', 'editor']

describeOnDatabase('the matrix of files', engine => {
  const files = pretendFiles()
  const people = new Map<Actor, Person>()
  let server: TestServer
  let picture: Buffer
  let mp3: Buffer
  beforeAll(async () => {
    server = await startTestServer(engine, { files })
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    picture = await samplePicture()
    mp3 = await sampleMp3()
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor | 'visitor') =>
    actor === 'visitor' ? {} : (people.get(actor)?.headers ?? {})
  const upload = (by: Actor, purpose = 'image') =>
    server.ask(media.uploadFile, {
      query: `purpose=${purpose}`,
      file: asBlob(purpose === 'line-audio' ? mp3 : picture),
      headers: headersOf(by),
    })
  const statusOf = async (url: string, actor: Actor | 'visitor') => {
    const answer = await fetch(server.address + url, { headers: headersOf(actor) })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok) expect(JSON.parse(body.toString())).toMatchObject({ code: 'not-found' })
    else keptBy.set(actor, answer.headers.get('cache-control') ?? '')
    return answer.status
  }
  const keptBy = new Map<Actor | 'visitor', string>()
  const statuses = async (url: string) => {
    const found: Record<string, number> = {}
    keptBy.clear()
    for (const actor of actors) found[actor] = await statusOf(url, actor)
    // A browser keeps what a visitor may see, too, and nothing else: other people may use it next.
    const how = found.visitor === 200 ? 'public, max-age=31536000, immutable' : 'private, no-store'
    expect([...new Set(keptBy.values())]).toEqual(keptBy.size > 0 ? [how] : [])
    return found
  }
  const all = (status: number) => Object.fromEntries(actors.map(actor => [actor, status]))

  test('POST /api/uploads: everybody who is logged in', async () => {
    for (const actor of known) expect((await upload(actor)).purpose).toBe('image')
    const before = [await wholeState(server.pool), files.names()]
    for (const headers of [{}, { authorization: 'nonsense' }]) {
      const sent = { query: 'purpose=image', file: asBlob(picture), headers }
      expect((await server.refused(media.uploadFile, sent)).status).toBe(401)
    }
    expect([await wholeState(server.pool), files.names()]).toEqual(before)
  })

  test('POST /api/uploads of what plays beside a song: editors and admins', async () => {
    const sent = (actor: Actor | 'visitor') => ({
      query: 'purpose=song-media',
      file: asBlob(mp3),
      headers: headersOf(actor),
    })
    const before = [await wholeState(server.pool), files.names()]
    for (const actor of ['other', 'owner', 'student', 'teacher', 'otherTeacher'] as const)
      expect((await server.refused(media.uploadFile, sent(actor))).status).toBe(403)
    expect((await server.refused(media.uploadFile, sent('visitor'))).status).toBe(401)
    expect([await wholeState(server.pool), files.names()]).toEqual(before)
    for (const actor of ['editor', 'admin'] as const)
      await server.ask(media.uploadFile, sent(actor))
  })

  test('DELETE /api/uploads/{key}: who uploaded it, and admins; it is gone at once', async () => {
    for (const actor of ['owner', 'admin'] as const) {
      const { key, url } = await upload('owner')
      const params = { key }
      const before = [await wholeState(server.pool), files.names()]
      const visitor = await server.refused(media.deleteUpload, { params })
      expect(visitor.status).toBe(401)
      for (const stranger of strangers) {
        const headers = headersOf(stranger)
        const refused = await server.refused(media.deleteUpload, { params, headers })
        expect([refused.status, refused.code]).toEqual([404, 'not-found'])
      }
      expect([await wholeState(server.pool), files.names()]).toEqual(before)
      const headers = headersOf(actor)
      expect(await server.ask(media.deleteUpload, { params, headers })).toEqual({ id: key })
      expect(files.names().filter(name => name.startsWith(key))).toEqual([])
      expect(await statuses(url)).toEqual(all(404))
    }
  })

  test('DELETE /api/uploads/{key}: not while something shows it', async () => {
    const { key, url } = await upload('owner')
    const { id } = await seedConversation(server.pool)
    await server.pool.query('update conversations set character2_image = $2 where id = $1', [
      id,
      url,
    ])
    const refused = await server.refused(media.deleteUpload, {
      params: { key },
      headers: headersOf('owner'),
    })
    expect([refused.status, refused.code]).toEqual([409, 'file-used'])
    expect(await statuses(url)).toEqual(all(200))
  })

  test('GET /media/{key} that nothing names yet: who uploaded it, and admins', async () => {
    const { url } = await upload('owner', 'line-audio')
    expect(await statuses(url)).toEqual({ ...all(404), owner: 200, admin: 200 })
  })

  test('GET /media/{key} of a portrait: everybody', async () => {
    const { url } = await upload('owner', 'avatar')
    expect(await statuses(url)).toEqual(all(200))
    expect(await statuses(`${url}/small`)).toEqual(all(200))
  })

  const places = ['coverimage', 'character1_image', 'character2_image', 'image', 'audio'] as const
  test.each(places)('GET /media/{key} that a conversation names as its %s', async column => {
    const { url } = await upload('owner', column === 'audio' ? 'line-audio' : 'image')
    const author = people.get('owner')?.user.id ?? null
    const { id } = await seedConversation(server.pool, { author, isPublished: false })
    await seedLines(server.pool, id, ['Hola', 'Adiós'])
    const isOfLine = column === 'image' || column === 'audio'
    await server.pool.query(
      isOfLine
        ? `update dialogue_lines set ${column} = $2 where conversation = $1 and position = 1`
        : `update conversations set ${column} = $2 where id = $1`,
      [id, url],
    )
    expect(await statuses(url)).toEqual({ ...all(404), owner: 200, admin: 200 })
    await server.pool.query('update conversations set held_at = now() where id = $1', [id])
    expect(await statuses(url)).toEqual({ ...all(404), owner: 200, editor: 200, admin: 200 })
    await server.pool.query(
      'update conversations set is_published = true, held_at = null, published_at = now() where id = $1',
      [id],
    )
    expect(await statuses(url)).toEqual(all(200))
    await server.pool.query(`update conversations set deleted_at = now() where id = $1`, [id])
    expect(await statuses(url)).toEqual({ ...all(404), owner: 200, admin: 200 })
  })

  test('GET /media/{key} of a draft that a class has assigned: the class, too', async () => {
    const { url } = await upload('owner')
    const author = people.get('owner')?.user.id ?? null
    const { id } = await seedConversation(server.pool, { author, isPublished: false })
    await server.pool.query('update conversations set coverimage = $2 where id = $1', [id, url])
    const [teacher, student] = [people.get('teacher'), people.get('student')]
    if (!teacher || !student) throw new Error('nobody is there')
    await seedAssignment(server, await seedClass(server, teacher, [student]), id)
    expect(await statuses(url)).toEqual({
      ...all(404),
      owner: 200,
      admin: 200,
      student: 200,
      teacher: 200,
    })
  })

  test.each([
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e%2f%2e%2e%2fpostgres',
    '/media/short',
    `/media/${'a'.repeat(32)}`,
    `/media/${'a'.repeat(31)}%00`,
    `/media/${'a'.repeat(32)}/large`,
  ])('%s is nothing', async path => {
    expect(await statusOf(path, 'admin')).toBe(404)
  })
})
