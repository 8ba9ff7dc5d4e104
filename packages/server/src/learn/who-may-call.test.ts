import { learn } from '@duologue/contract/learn'
import { songs } from '@duologue/contract/songs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { seedDuel } from '../testing/school/begun-play'
import { seedClass } from '../testing/school/class-matrix'
import { type Actor, type Person, signUpActor } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'
import { seedSongWith } from '../testing/school/seed-song'

const known: Actor[] = ['other', 'owner', 'student', 'teacher', 'otherTeacher', 'editor', 'admin']
/** Who may read the draft: its author, admins, and the class that has it assigned (assignments.md#assigned-drafts). */
const readsDraft: Actor[] = ['owner', 'admin', 'student', 'teacher']

const firstLineOf = async (pool: Pool, conversation: string) => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from dialogue_lines where conversation = $1 order by position limit 1',
    [conversation],
  )
  return rows[0]?.id ?? ''
}

describeOnDatabase('the matrix of learning', engine => {
  let server: TestServer
  let id: string
  let draft: string
  const lines = { open: '', draft: '' }
  const people = new Map<Actor, Person>()
  beforeAll(async () => {
    server = await startTestServer(engine)
    for (const actor of known) people.set(actor, await signUpActor(server, actor))
    id = (await seedDuel(server)).id
    const author = people.get('owner')?.user.id ?? ''
    draft = (await seedDuel(server, { isPublished: false, author })).id
    lines.open = await firstLineOf(server.pool, id)
    lines.draft = await firstLineOf(server.pool, draft)
    const [teacher, student] = [people.get('teacher'), people.get('student')]
    if (!teacher || !student) throw new Error('nobody is in the class')
    const aClass = await seedClass(server, teacher, [student])
    await seedAssignment(server, aClass, draft)
  })
  afterAll(() => server.close())

  const headersOf = (actor: Actor) => people.get(actor)?.headers ?? {}
  let count = 0
  const attemptFor = (line: string) => {
    count += 1
    const attemptId = `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`
    return { id: attemptId, line, skill: 'say', place: 'learn', isRight: false }
  }

  test.each([
    ['POST /learn/attempts', learn.saveAttempts],
    ['GET /learn/review', learn.getReview],
    ['GET /learn/conversations/{id}', learn.getProgress],
    ['GET /learn/songs/{id}', learn.getSongProgress],
    ['POST /learn/words', learn.practiseWord],
    ['DELETE /learn/words/{id}', learn.stopPractising],
  ] as const)('%s: nobody without a login, and nothing changes', async (_name, call) => {
    const before = await wholeState(server.pool)
    for (const headers of [{}, { authorization: 'nonsense' }]) {
      const word = { word: id, song: id }
      const body =
        call.method === 'POST' ? { attempts: [attemptFor(lines.open)], ...word } : undefined
      const refused = await server.refused(call, { headers, params: { id }, body })
      expect(refused.status).toBe(401)
    }
    expect(await wholeState(server.pool)).toEqual(before)
  })

  test('POST /learn/attempts: everybody with an account, for themselves, of lines that they may see', async () => {
    for (const actor of known) {
      const before = await wholeState(server.pool)
      const body = { attempts: [attemptFor(lines.draft)] }
      const { kept } = await server.ask(learn.saveAttempts, { headers: headersOf(actor), body })
      expect([actor, kept]).toEqual([actor, readsDraft.includes(actor) ? 1 : 0])
      if (kept === 0) expect(await wholeState(server.pool)).toEqual(before)
      const open = { attempts: [attemptFor(lines.open)] }
      expect(
        await server.ask(learn.saveAttempts, { headers: headersOf(actor), body: open }),
      ).toEqual({
        kept: 1,
      })
    }
    const { rows } = await server.pool.query(
      'select count(*)::int as n from line_memory where user_id = $1',
      [people.get('other')?.user.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('GET /learn/conversations/{id}: the own progress alone, of what they may see', async () => {
    for (const actor of known) {
      const headers = headersOf(actor)
      const progress = await server.ask(learn.getProgress, { headers, params: { id } })
      expect(progress).toEqual({
        lines: [{ line: lines.open, state: 'learning', isLearnt: true, canSay: false }],
        total: 6,
      })
      const ofDraft = { headers, params: { id: draft } }
      if (readsDraft.includes(actor)) await server.ask(learn.getProgress, ofDraft)
      else expect((await server.refused(learn.getProgress, ofDraft)).status).toBe(404)
    }
  })

  test('GET /learn/review: the own due lines alone, of what they may still see', async () => {
    server.clock.moveTo('2026-03-05T10:20:00Z')
    for (const actor of known) {
      const { lines: due } = await server.ask(learn.getReview, { headers: headersOf(actor) })
      const expected = readsDraft.includes(actor) ? [lines.open, lines.draft] : [lines.open]
      expect([actor, due.map(({ line }) => line.id).toSorted()]).toEqual([
        actor,
        expected.toSorted(),
      ])
      expect(JSON.stringify(due)).not.toContain('@')
    }
    await server.pool.query('delete from enrolments')
    const { lines: due } = await server.ask(learn.getReview, { headers: headersOf('student') })
    expect(due.map(({ line }) => line.id)).toEqual([lines.open])
  })
  test('POST /learn/words, GET /learn/songs/{id}: everybody with an account, of songs that they may meet', async () => {
    const editor = people.get('editor')
    if (!editor) throw new Error('nobody edits')
    const { song } = await seedSongWith(server, editor.headers, ['La pluie tombe encore'], {
      curated: true,
    })
    const sheet = await server.ask(songs.getSongSheet, {
      headers: editor.headers,
      params: { id: song.id },
    })
    const word = sheet.words[0]?.id ?? ''
    const [asked, body] = [{ params: { id: song.id } }, { word, song: song.id }]
    for (const actor of known) {
      const headers = headersOf(actor)
      await server.ask(learn.practiseWord, { headers, body })
      const { words } = await server.ask(learn.getSongProgress, { headers, ...asked })
      expect([actor, words.length]).toEqual([actor, 1])
    }
    // Only editors meet what is withdrawn, and no student account what is rated R; anybody takes out what is theirs.
    for (const [set, meet] of [
      ['withdrawn_at = now()', ['editor', 'admin']],
      [`withdrawn_at = null, maturity = 'R'`, known.filter(actor => actor !== 'student')],
    ] as const) {
      await server.pool.query(`update songs set ${set} where id = $1`, [song.id])
      for (const actor of known) {
        const headers = headersOf(actor)
        if (meet.some(one => one === actor)) {
          await server.ask(learn.getSongProgress, { headers, ...asked })
          continue
        }
        const gone = { status: 404, code: 'song-not-found' }
        expect(await server.refused(learn.getSongProgress, { headers, ...asked })).toMatchObject(
          gone,
        )
        expect(await server.refused(learn.practiseWord, { headers, body })).toMatchObject(gone)
      }
    }
    for (const actor of known)
      await server.ask(learn.stopPractising, { headers: headersOf(actor), params: { id: word } })
    const { rows } = await server.pool.query('select from line_memory where line = $1', [word])
    expect(rows).toEqual([])
  })
})
