import { assignments } from '@duologue/contract/assignments'
import { classes } from '@duologue/contract/classes'
import { plays } from '@duologue/contract/plays'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { leastCost } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { expectMatrix, openSchool, type School } from '../testing/school/class-matrix'
import { beginSong, tenTexts } from '../testing/school/played-song'
import { seedSongWith } from '../testing/school/seed-song'

describeOnDatabase('a song that is assigned', engine => {
  let server: TestServer
  let school: School
  let song: string
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { logins: 1000, writes: 1000 } })
    school = await openSchool(server)
    song = await newSong()
  })
  afterAll(() => server.close())

  const headersOf = (person: 'student' | 'teacher' | 'editor' | 'studentElsewhere') =>
    school.people[person].headers
  const newSong = async (told: object = {}) =>
    (await seedSongWith(server, headersOf('editor'), tenTexts, { curated: true, ...told })).song.id
  const wishes = {
    mode: 'any',
    difficulty: 'any',
    requirement: 'play',
    dateDue: '2026-03-20',
  }
  const assign = async (classId: string, told: object = {}) =>
    server.ask(assignments.createAssignment, {
      headers: headersOf('teacher'),
      body: { ...wishes, classes: [classId], song, ...told },
    })
  const refused = (classId: string, told: object) =>
    server.refused(assignments.createAssignment, {
      headers: headersOf('teacher'),
      body: { ...wishes, classes: [classId], song, ...told },
    })
  const asTeacher = (id: string) => ({ headers: headersOf('teacher'), params: { id } })
  const change = (id: string, set: string) =>
    server.pool.query(`update songs set ${set} where id = $1`, [id])

  test('POST /assignments: the teacher of the class alone', async () => {
    await expectMatrix(server, school, {
      call: assignments.createAssignment,
      sent: async () => ({ body: { ...wishes, classes: [await school.newClass()], song } }),
      answers: {
        visitor: 401,
        student: 403,
        teacher: [
          201,
          answer =>
            expect(answer).toMatchObject({
              activity: 'song',
              type: 'conversationGame',
              conversation: null,
              pronunciationList: null,
              song: { id: song, title: 'La pluie', isDeleted: false, isAvailable: true },
              counts: { open: 1 },
            }),
        ],
        admin: 403,
        other: 403,
        studentElsewhere: 403,
        otherTeacher: 403,
        editor: 403,
      },
      secrets: ['La pluie'],
    })
    const id = await school.newClass()
    expect(await leastCost(() => assign(id))).toEqual({ statements: 14, waits: 12 })
  })

  test('is done by a verified play of the mode that it fixes, and what was missed is told by word', async () => {
    const { id } = await assign(await school.newClass(), { mode: 'writing', requirement: 'win' })
    const other = await server.refused(plays.createTicket, {
      headers: headersOf('student'),
      body: { song, mode: 'reading', difficulty: 'easy', source: 'song', assignment: id },
    })
    expect(other.code).toBe('not-this-assignment')
    const play = async (isRight: boolean) => {
      const { ticket, events } = await beginSong(server, school.people.student, song, {
        mode: 'writing',
        difficulty: 'easy',
        isRight,
        assignment: id,
      })
      return server.ask(plays.savePlay, {
        headers: headersOf('student'),
        body: { ticket, events },
      })
    }
    expect(await play(false)).toMatchObject({
      verified: true,
      assigned: { standing: { status: 'open' } },
    })
    expect(await play(true)).toMatchObject({
      verified: true,
      score: 40,
      assigned: { standing: { status: 'done', score: 40 } },
    })
    const { words = [], lines, language } = await server.ask(assignments.getMisses, asTeacher(id))
    expect([lines, language]).toEqual([[], 'fr'])
    expect(words.length).toBeGreaterThan(3)
    for (const { word, asked, wrong } of words) {
      expect(tenTexts.join(' ').toLowerCase()).toContain(word.text)
      expect(wrong).toBeLessThanOrEqual(asked)
    }
    const sumOf = (part: 'asked' | 'wrong') => words.reduce((sum, word) => sum + word[part], 0)
    expect([sumOf('asked'), sumOf('wrong')]).toEqual([8, 4])
    // Answers to words count for the class over time, too.
    const assigned = await server.ask(assignments.getAssignment, asTeacher(id))
    const [classId = ''] = assigned.classes
    const { weeks } = await server.ask(assignments.getClassProgress, asTeacher(classId))
    expect(weeks.find(week => week.plays > 0)).toMatchObject({ students: 1, plays: 2, right: 50 })
  })

  test('that is withdrawn is not available at the next request: results stay, and no word of it is told', async () => {
    const id = await newSong()
    const classId = await school.newClass()
    const assigned = await assign(classId, { song: id })
    const headers = headersOf('student')
    const body = { song: id, mode: 'listening', difficulty: 'easy', assignment: assigned.id }
    const told = { ...body, activity: 'song', score: 1, isWinner: true }
    await server.ask(plays.savePlay, { headers, body: told })
    const agenda = async () =>
      (await server.ask(assignments.getAgenda, { headers })).due.map(due => due.assignment.id)
    const lines = async () => {
      const { headers: theirs, params } = asTeacher(assigned.id)
      const misses = await server.ask(assignments.getMisses, { headers: theirs, params })
      return misses.words
    }
    const other = await assign(classId, { song: id, dateDue: '2026-03-05' })
    expect(await agenda()).toContain(other.id)
    for (const [gone, back] of [
      ["withdrawn_at = '2026-03-04'", 'withdrawn_at = null'],
      ["licensed_until = '2026-03-01'", 'licensed_until = null'],
      ['curated = false, published_at = null', "curated = true, published_at = '2026-03-01'"],
    ] as const) {
      await change(id, gone)
      const seen = await server.ask(assignments.getAssignment, asTeacher(assigned.id))
      expect(seen).toMatchObject({
        song: { title: 'La pluie', isDeleted: false, isAvailable: false },
        counts: { done: 1 },
      })
      expect(await lines()).toEqual([])
      expect(await agenda()).not.toContain(other.id)
      const ticket = { ...body, source: 'song' }
      const refusal = await server.refused(plays.createTicket, { headers, body: ticket })
      expect(refusal.code).toBe('song-not-found')
      await change(id, back)
      expect(await agenda()).toContain(other.id)
    }
    await server.pool.query('delete from songs where id = $1', [id])
    expect(await server.ask(assignments.getAssignment, asTeacher(assigned.id))).toMatchObject({
      song: { title: 'La pluie', isDeleted: true, isAvailable: false },
    })
  })

  test('is up to what its class allows, and its student accounts may meet it then', async () => {
    const id = await newSong({ maturity: 'PG-13' })
    const classId = await school.newClass()
    const sheet = (person: 'student' | 'studentElsewhere') =>
      server.ask(songs.getSongSheet, { headers: headersOf(person), params: { id } }).then(
        () => 200,
        () => 404,
      )
    const found = async (person: 'student' | 'studentElsewhere') =>
      (
        await server.ask(songs.searchPublishedSongs, {
          headers: headersOf(person),
          query: 'language=fr&maturity=PG-13',
        })
      ).songs.map(one => one.id)
    expect(await refused(classId, { song: id })).toMatchObject({
      status: 409,
      code: 'song-not-for-class',
    })
    expect([await sheet('student'), await found('student')]).toEqual([404, []])
    const allow = (songMaturity: string) =>
      server.ask(classes.updateClass, { ...asTeacher(classId), body: { songMaturity } })
    expect(await allow('PG-13')).toMatchObject({ songMaturity: 'PG-13' })
    expect((await assign(classId, { song: id })).song).toMatchObject({ isAvailable: true })
    expect([await sheet('student'), await found('student')]).toEqual([200, [id]])
    expect([await sheet('studentElsewhere'), await found('studentElsewhere')]).toEqual([404, []])
    await server.pool.query(`update classes set archived_at = '2026-03-04' where id = $1`, [
      classId,
    ])
    expect([await sheet('student'), await found('student')]).toEqual([404, []])
    await server.pool.query(`update classes set archived_at = null where id = $1`, [classId])
    expect(await sheet('student')).toBe(200)
    await allow('PG')
    expect(await sheet('student')).toBe(404)
  })

  test('is one thing, that is out, has enough in it, and offers the mode', async () => {
    const classId = await school.newClass()
    const conversation = '01900000-0000-7000-8000-000000000001'
    expect((await refused(classId, { conversation, type: 'conversationGame' })).status).toBe(400)
    expect((await refused(classId, { pronunciationList: 'abc' })).status).toBe(400)
    expect((await refused(classId, { mode: 'any ' })).status).toBe(400)
    const short = (await seedSongWith(server, headersOf('editor'), ['La mer'], { curated: true }))
      .song.id
    expect((await refused(classId, { song: short })).code).toBe('song-too-short')
    const withheld = await newSong({ curated: false })
    expect((await refused(classId, { song: withheld })).code).toBe('song-not-found')
    const grown = await newSong({ maturity: 'R' })
    expect((await refused(classId, { song: grown })).code).toBe('song-not-for-class')
    // Who may meet it themselves cannot have it played all the same.
    await server.pool.query(`update users set role = 'editor' where id = $1`, [
      school.people.teacher.user.id,
    ])
    expect((await refused(classId, { song: withheld })).code).toBe('song-not-for-class')
    await server.pool.query('update users set role = null where id = $1', [
      school.people.teacher.user.id,
    ])
  })
})
