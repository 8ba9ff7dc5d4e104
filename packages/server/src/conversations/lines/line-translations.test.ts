import { assignments } from '@duologue/contract/assignments'
import { conversations } from '@duologue/contract/conversations'
import { learn } from '@duologue/contract/learn'
import { placement } from '@duologue/contract/placement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastStatements } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { openSchool, type School } from '../../testing/school/class-matrix'
import { seedAssignment } from '../../testing/school/seed-assignment'

const sentLines = Array.from({ length: 10 }, (_, place) => ({
  character: (place % 2) + 1,
  text: `Line ${place + 1}`,
  translation: `Línea ${place + 1}`,
}))

/** conversations.md#several-languages */
describeOnDatabase('a dialogue that is told in several languages', engine => {
  let server: TestServer
  let school: School
  beforeAll(async () => {
    server = await startTestServer(engine)
    school = await openSchool(server)
  })
  afterAll(() => server.close())
  const headersOf = () => school.people.teacher.headers

  /** A published conversation; its lines are told in these languages, too. */
  const make = async (others: readonly string[] = ['de', 'fr']) => {
    const headers = headersOf()
    const { id } = await server.ask(conversations.createConversation, {
      headers,
      body: {
        title: 'The chair',
        language: 'en',
        difficulty: 'A1',
        translationLanguage: 'es',
        character1: { name: 'Ann' },
        character2: { name: 'Bob' },
        hasRights: true,
        dialogue: sentLines,
      },
    })
    const params = { id }
    await server.ask(conversations.updateConversation, {
      headers,
      params,
      body: { settings: { isPublished: true } },
    })
    await server.pool.query(
      `insert into line_translations select id, language, language || ' ' || position
      from dialogue_lines, unnest($2::text[]) language where conversation = $1`,
      [id, others],
    )
    await server.pool.query('update conversations set other_translations = $2 where id = $1', [
      id,
      others,
    ])
    return params
  }
  const read = (params: { id: string }) => server.ask(conversations.getConversation, { params })
  const kept = async ({ id }: { id: string }) => {
    const { rows } = await server.pool.query(
      `select from line_translations t join dialogue_lines l on l.id = t.line where conversation = $1`,
      [id],
    )
    return rows.length
  }

  test('tells each line in all of them beside the one that everybody has; one more statement', async () => {
    const [several, one] = [await make(), await make([])]
    const told = await read(several)
    expect(told.translationLanguage).toBe('es')
    expect(told.dialogue[1]).toMatchObject({
      translation: 'Línea 2',
      translations: { de: 'de 2', fr: 'fr 2' },
    })
    expect((await read(one)).dialogue[1]).not.toHaveProperty('translations')
    const [asked, less] = [
      await leastStatements(() => read(several)),
      await leastStatements(() => read(one)),
    ]
    expect(asked - less).toBe(1)
  })

  test('so do lines of a review, with the line before', async () => {
    const several = await make()
    const [, second, third] = (await read(several)).dialogue
    const { student } = school.people
    await server.ask(learn.saveAttempts, {
      headers: student.headers,
      body: {
        attempts: [
          {
            id: crypto.randomUUID(),
            line: third?.id ?? '',
            skill: 'write',
            place: 'learn',
            isRight: false,
            marks: 'w',
          },
        ],
      },
    })
    server.clock.moveTo('2026-03-06T10:20:00Z')
    const { lines } = await server.ask(learn.getReview, { headers: student.headers })
    expect(lines).toMatchObject([
      {
        line: { translation: 'Línea 3', translations: { fr: 'fr 3' } },
        lead: { id: second?.id, translations: { de: 'de 2' } },
      },
    ])
  })

  test('a question of a placement has its cue in the language that is wished, where it is told in it', async () => {
    for (const difficulty of ['A1', 'A2']) {
      const { id } = await make(['fr'])
      await server.pool.query(
        'update conversations set content_key = $2, difficulty = $2 where id = $1',
        [id, difficulty],
      )
    }
    const cues = async (query: string) =>
      (
        await server.ask(placement.getPlacement, { params: { language: 'en' }, query })
      ).levels.flatMap(({ questions }) => questions.map(({ cue }) => cue))
    const [french, chinese, none] = [
      await cues('translations=fr'),
      await cues('translations=zh'),
      await cues(''),
    ]
    expect(french.length).toBeGreaterThan(0)
    for (const { text, language } of french)
      expect([language, text]).toEqual(['fr', expect.stringMatching(/^fr \d+$/)])
    for (const { text, language } of [...chinese, ...none])
      expect([language, text]).toEqual(['es', expect.stringMatching(/^Línea \d+$/)])
  })

  test('an edit of its lines leaves the one that its editor saw, an edit of its title all', async () => {
    const several = await make()
    const headers = headersOf()
    const change = (body: object) =>
      server.ask(conversations.updateConversation, { headers, params: several, body })
    const retitled = await change({ title: 'Two chairs' })
    expect(retitled.dialogue[0]).toMatchObject({ translations: { fr: 'fr 1' } })
    const dialogue = retitled.dialogue.map((line, place) =>
      place === 0 ? { ...line, text: 'Another' } : line,
    )
    const edited = await change({ dialogue })
    expect(edited.dialogue.filter(line => line.translations)).toEqual([])
    expect(await read(several)).toMatchObject({ dialogue: edited.dialogue })
    expect(await kept(several)).toBe(0)
  })

  test('another language of the translations leaves no others, a copy has none', async () => {
    const several = await make()
    const headers = headersOf()
    const copy = await server.ask(conversations.duplicateConversation, { headers, params: several })
    expect(copy.dialogue[0]).toMatchObject({ translation: 'Línea 1' })
    expect(copy.dialogue.filter(line => line.translations)).toEqual([])
    await server.ask(conversations.updateConversation, {
      headers,
      params: several,
      body: { translationLanguage: 'fr' },
    })
    expect((await read(several)).dialogue.filter(line => line.translations)).toEqual([])
    expect(await kept(several)).toBe(0)
  })

  test('so is what a class misses of it', async () => {
    const several = await make()
    const [line] = (await read(several)).dialogue
    const { teacher, student } = school.people
    const assignment = await seedAssignment(server, await school.newClass(), several.id)
    const play = crypto.randomUUID()
    await server.pool.query(
      `insert into plays (id, key, user_id, conversation, assignment, title, mode, difficulty, language, played_at, score,
        is_winner, verified, relaxed, powers)
      values ($1, $1, $2, $3, $4, 'The chair', 'reading', 'easy', 'en', '2026-03-02', 1, false, true, false, '{}')`,
      [play, student.user.id, several.id, assignment],
    )
    await server.pool.query('insert into line_results values ($1, $2, false, 900)', [
      play,
      line?.id,
    ])
    const { lines } = await server.ask(assignments.getMisses, {
      headers: teacher.headers,
      params: { id: assignment },
    })
    expect(lines).toMatchObject([
      { line: { translation: 'Línea 1', translations: { de: 'de 1', fr: 'fr 1' } } },
    ])
  })

  test('goes with its lines', async () => {
    const several = await make()
    await server.pool.query('delete from conversations where id = $1', [several.id])
    const { rows } = await server.pool.query(
      'select from line_translations where not exists (select from dialogue_lines where id = line)',
    )
    expect(rows).toEqual([])
  })
})
