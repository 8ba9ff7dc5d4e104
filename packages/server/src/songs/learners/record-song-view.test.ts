import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { classActors, openSchool, type School } from '../../testing/school/class-matrix'
import { seedSong } from '../../testing/school/seed-song'

describeOnDatabase('a view of a song', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    school = await openSchool(server)
  })
  afterAll(() => server.close())

  const made = () => seedSong(server, school.headersOf('editor'), { curated: true })
  const view = (id: string, headers = {}) =>
    server.ask(songs.recordSongView, { params: { id }, headers, body: {} })
  const count = async (id: string) => {
    const { rows } = await server.pool.query<{ views: number }>(
      'select views from songs where id = $1',
      [id],
    )
    return rows[0]?.views
  }

  test('is counted once a viewer and hour, of everybody but editors', async () => {
    const { id } = await made()
    const counts: unknown[] = []
    for (const actor of classActors) {
      for (let again = 0; again < 2; again += 1)
        expect(await view(id, school.headersOf(actor))).toEqual({ ok: true })
      counts.push([actor, await count(id)])
    }
    expect(counts).toEqual([
      ['visitor', 1],
      ['student', 2],
      ['teacher', 3],
      ['admin', 3],
      ['other', 4],
      ['studentElsewhere', 5],
      ['otherTeacher', 6],
      ['editor', 6],
    ])
    const { headers } = { headers: { 'user-agent': 'another browser' } }
    await view(id, headers)
    expect(await count(id)).toBe(7)
    server.clock.moveTo('2026-03-04T11:00:00Z')
    await view(id, headers)
    expect(await count(id)).toBe(8)
    const { rows } = await server.pool.query('select viewer from song_views where song = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|browser/)
  })

  test('of a song that is not to be met is 404, and is not counted', async () => {
    const { id } = await made()
    await server.pool.query('update songs set withdrawn_at = now() where id = $1', [id])
    for (const actor of classActors.filter(one => one !== 'editor' && one !== 'admin')) {
      const sent = { params: { id }, headers: school.headersOf(actor), body: {} }
      const refusal = await server.refused(songs.recordSongView, sent)
      expect([refusal.status, refusal.code]).toEqual([404, 'song-not-found'])
    }
    expect(await count(id)).toBe(0)
  })

  test('leaves the sheet as it is', async () => {
    const { id } = await made()
    const tag = async () =>
      (await fetch(`${server.address}/api/songs/${id}/sheet`)).headers.get('etag')
    const before = await tag()
    await view(id)
    expect(await tag()).toBe(before)
  })
})
