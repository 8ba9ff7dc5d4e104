import { media } from '@duologue/contract/media'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import {
  type ClassActor,
  classActors,
  expectMatrix,
  openSchool,
  type School,
} from '../../testing/school/class-matrix'
import { asBlob, sampleMp3 } from '../../testing/school/sample-files'
import { seedSongWith } from '../../testing/school/seed-song'

const editors: ClassActor[] = ['admin', 'editor']
const grown: ClassActor[] = ['teacher', 'admin', 'other', 'otherTeacher', 'editor']
const users: ClassActor[] = ['student', ...grown, 'studentElsewhere']
const everybody: ClassActor[] = ['visitor', ...users]

describeOnDatabase('the matrix of songs for learners', engine => {
  let server: TestServer
  let school: School
  let mp3: Buffer
  beforeAll(async () => {
    server = await startTestServer(engine, {
      callsPerMinute: { reads: 9999, writes: 9999, logins: 100 },
    })
    school = await openSchool(server)
    mp3 = await sampleMp3()
  })
  afterAll(() => server.close())

  /** A curated song with a recording of its own, changed so. */
  async function seed(set: string) {
    const headers = school.headersOf('editor')
    const { url } = await server.ask(media.uploadFile, {
      query: 'purpose=song-media',
      file: asBlob(mp3),
      headers,
    })
    const told = { curated: true, mediaUrl: url, title: 'Secret rain' }
    const { song } = await seedSongWith(
      server,
      headers,
      ['secret line', 'un', 'deux', 'trois'],
      told,
    )
    await server.pool.query(`update songs set ${set} where id = $1`, [song.id])
    return { id: song.id, url }
  }

  /** Who gets what over each way to a song; whoever is refused is told nothing of it. */
  async function waysTo({ id, url }: { id: string; url: string }) {
    const any = 'language=french&maturity=G&maturity=PG&maturity=PG-13&maturity=R'
    const ways = {
      sheet: `/api/songs/${id}/sheet`,
      song: `/api/songs/${id}`,
      recording: url,
      part: url,
      scores: `/api/songs/${id}/leaderboard`,
      search: '/api/songs?language=french&curated=all',
      published: `/api/songs/published?${any}&limit=100`,
      ticket: '/api/plays/tickets',
    }
    const game = { song: id, mode: 'reading', difficulty: 'easy', source: 'voice' }
    const met: Record<string, ClassActor[]> = {}
    for (const [way, path] of Object.entries(ways)) {
      met[way] = []
      for (const actor of classActors) {
        const own = school.headersOf(actor)
        const headers = { ...own, 'content-type': 'application/json' }
        const posted = { method: 'POST', headers, body: JSON.stringify(game) }
        const ranged = way === 'part' ? { range: 'bytes=10-19' } : {}
        const sent = way === 'ticket' ? posted : { headers: { ...own, ...ranged } }
        const answer = await fetch(server.address + path, sent)
        const body = await answer.text()
        const isFound = way === 'search' || way === 'published'
        const isMet = isFound ? body.includes(id) : answer.ok
        if (way === 'part' && isMet) expect([answer.status, body.length > 0]).toEqual([206, true])
        if (isMet) met[way].push(actor)
        else if (!isFound) {
          const refusal = way === 'ticket' && actor === 'visitor' ? 401 : 404
          expect([way, actor, answer.status]).toEqual([way, actor, refusal])
        }
        if (!isMet) expect(body).not.toMatch(new RegExp(`secret line|${id}`))
      }
    }
    return met
  }

  /** Searches for learners find what is out alone, for editors, too; a ticket is for users. */
  const whoMeets = (met: ClassActor[], name: string): Record<string, ClassActor[]> => ({
    published: ['not curated', 'withdrawn'].includes(name) ? [] : met,
    ticket: met.filter(actor => actor !== 'visitor'),
  })

  test.each<[string, string, ClassActor[]]>([
    ['open', 'curated = true', everybody],
    ['not curated', 'curated = false, published_at = null', editors],
    ['withdrawn', 'withdrawn_at = now()', editors],
    ['out of licence', `licensed_until = '2026-03-03'`, editors],
    ['on the last day of its licence', `licensed_until = '2026-03-04'`, everybody],
    ['for users', `audience = 'users'`, users],
    ['PG', `maturity = 'PG'`, everybody],
    ['PG-13', `maturity = 'PG-13'`, ['visitor', ...grown]],
    ['R', `maturity = 'R'`, ['visitor', ...grown]],
    ['R for users', `maturity = 'R', audience = 'users'`, grown],
  ])(
    'a song that is %s: sheet, song, recording, scores, searches and tickets',
    async (name, set, met) => {
      const ways = await waysTo(await seed(set))
      for (const [way, actors] of Object.entries(ways)) {
        const expected = whoMeets(met, name)[way] ?? met
        expect([way, actors.toSorted()]).toEqual([way, expected.toSorted()])
      }
    },
  )

  test('a recording is sent by parts, byte for byte, until its song is withdrawn', async () => {
    const { id, url } = await seed('curated = true')
    const get = (range: string, actor: ClassActor = 'visitor') =>
      fetch(server.address + url, { headers: { ...school.headersOf(actor), range } })
    const part = await get('bytes=100-199')
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-199/${mp3.length}`,
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mp3.subarray(100, 200))
    const beyond = await get(`bytes=${mp3.length}-`)
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${mp3.length}`,
    ])
    await server.ask(songs.withdrawSong, {
      params: { id },
      body: { reason: 'Asked' },
      headers: school.headersOf('editor'),
    })
    for (const actor of ['visitor', 'other', 'student', 'teacher'] as const)
      for (const range of ['bytes=100-199', `bytes=${mp3.length}-`])
        expect([actor, range, (await get(range, actor)).status]).toEqual([actor, range, 404])
    expect((await get('bytes=100-199', 'editor')).status).toBe(206)
  })

  test('PATCH of rights, withdraw, restore and faults: editors; a fault is told by users', async () => {
    const nobody = { visitor: 401, other: 403, student: 403, studentElsewhere: 403 }
    const ofEditors = { ...nobody, teacher: 403, otherTeacher: 403, editor: 200, admin: 200 }
    const ofUsers = { ...ofEditors, other: 200, student: 200, studentElsewhere: 200 }
    const secrets = ['secret line', 'Secret rain']
    const rows = [
      [songs.updateSong, ofEditors, { rights: 'own' }],
      [songs.withdrawSong, ofEditors, { reason: 'Asked' }],
      [songs.restoreSong, ofEditors, {}],
      [songs.getSongFaults, ofEditors, undefined],
      [songs.tellSongFault, { ...ofUsers, teacher: 200, otherTeacher: 200 }, { fault: 'gone' }],
    ] as const
    for (const [call, answers, body] of rows) {
      const sent = async () => ({ params: { id: (await seed('curated = true')).id }, body })
      await expectMatrix(server, school, { call, sent, answers, secrets })
    }
    const withdrawn = async () => ({
      params: { id: (await seed('withdrawn_at = now()')).id },
      body: { fault: 'gone' },
    })
    const unmet = { other: 404, student: 404, studentElsewhere: 404, teacher: 404 }
    const answers = { ...ofEditors, ...unmet, otherTeacher: 404 }
    await expectMatrix(server, school, {
      call: songs.tellSongFault,
      sent: withdrawn,
      answers,
      secrets,
    })
  })

  test('a token that is not valid makes a visitor; what is not there is 404', async () => {
    const headers = { authorization: 'nonsense' }
    const { id } = await seed(`audience = 'users'`)
    for (const one of [id, '01900000-0000-7000-8000-ffffffffffff']) {
      const refusal = await server.refused(songs.getSongSheet, { params: { id: one }, headers })
      expect([refusal.status, refusal.code]).toEqual([404, 'song-not-found'])
    }
    expect((await server.refused(songs.getSongSheet, { params: { id: 'x' } })).status).toBe(400)
  })
})
