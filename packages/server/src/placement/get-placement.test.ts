import { placement } from '@duologue/contract/placement'
import { placementLimits } from '@duologue/domain/placement/placement-limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { countStatements } from '../testing/databases/count-statements'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type ConversationSeed, seedConversation } from '../testing/school/seed-conversation'

/** A sample with so many lines that differ, translated unless told. */
async function seedSample(
  { pool }: TestServer,
  told: ConversationSeed & { lines?: number; isSample?: boolean; translation?: string | null },
) {
  const { lines = 10, isSample = true, translation = 'Meaning', ...seed } = told
  const { id, shortid } = await seedConversation(pool, seed)
  if (isSample)
    await pool.query('update conversations set content_key = $2 where id = $1', [id, shortid])
  await pool.query(
    `insert into dialogue_lines (id, conversation, position, character, text, translation, audio)
    select gen_random_uuid(), $1, place, 2 - place % 2, 'Frase ' || place, $3 || ' ' || place, '/audio/es/' || place
    from generate_series(1, $2::int) place`,
    [id, lines, translation],
  )
}

describeOnDatabase('finding a level', engine => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
    await seedSample(server, { difficulty: 'A1' })
    await seedSample(server, { difficulty: 'A2', lines: 6 })
    await seedSample(server, { difficulty: 'A2', lines: 6 })
    await seedSample(server, { difficulty: 'B1', lines: 7 })
    await seedSample(server, { difficulty: 'B2', isSample: false })
    await seedSample(server, { difficulty: 'C1', isPublished: false })
    await seedSample(server, { difficulty: 'C2', deletedAt: '2026-02-01' })
    await seedSample(server, { difficulty: null })
    await seedSample(server, { language: 'fr', difficulty: 'A1' })
    await seedSample(server, { language: 'de', difficulty: 'A1', translation: null })
    await seedSample(server, { language: 'de', difficulty: 'A2', isSample: false })
  })
  afterAll(() => server.close())
  const ask = (language: string) => server.ask(placement.getPlacement, { params: { language } })

  test('eight questions of each level that has enough, made of the samples alone', async () => {
    const { language, levels } = await ask('es')
    expect(language).toBe('es')
    expect(levels.map(({ level }) => level)).toEqual(['A1', 'A2'])
    for (const { questions } of levels) {
      expect(questions).toHaveLength(placementLimits.questionsALevel)
      for (const { cue, choices, right, speaker, audio } of questions) {
        const place = choices.find(({ id }) => id === right)?.text.replace('Frase ', '')
        expect(new Set(choices.map(({ id }) => id)).size).toBe(4)
        expect(cue).toEqual({ text: `Meaning ${place}`, language: 'en' })
        expect(audio).toBe(`/audio/es/${place}`)
        expect(speaker).toBe(Number(place) % 2 === 1 ? 'Ana' : 'Luis')
      }
    }
  })

  test('a language with too little has fewer levels, one that is none is not there', async () => {
    expect((await ask('fr')).levels.map(({ level }) => level)).toEqual(['A1'])
    expect((await ask('de')).levels).toEqual([])
    expect((await ask('ja')).levels).toEqual([])
    for (const language of ['xx', 'ES', 'espanol'])
      expect(await server.refused(placement.getPlacement, { params: { language } })).toMatchObject({
        status: 404,
        code: 'not-found',
      })
  })

  test('the languages are those with samples of two levels', async () => {
    const { languages } = await server.ask(placement.getPlacementLanguages, {})
    expect(languages).toEqual(['es'])
  })

  test('one statement each, and browsers keep the answer for an hour, a refusal not at all', async () => {
    expect(await countStatements(() => ask('es'))).toBe(1)
    expect(await countStatements(() => server.ask(placement.getPlacementLanguages, {}))).toBe(1)
    const keptFor = async (path: string) =>
      (await fetch(`${server.address}/api/placement${path}`)).headers.get('cache-control')
    expect(await keptFor('')).toBe('public, max-age=3600')
    expect(await keptFor('/es')).toBe('public, max-age=3600')
    expect(await keptFor('/xx')).toBe('no-store')
  })
})
