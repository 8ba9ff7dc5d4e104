import { conversations } from '@duologue/contract/conversations'
import { site } from '@duologue/contract/site'
import { expect, onTestFinished, test } from 'vitest'
import { pretendRandom } from '../../outside/random/pretend-random'
import { answeringService } from '../../testing/apps/answering-service'
import { draftingService, draftOf } from '../../testing/apps/drafting-service'
import { startTestServer } from '../../testing/apps/test-server'
import {
  describeEachEngine,
  describeOnDatabase,
  type Engine,
} from '../../testing/databases/database-engines'
import { wholeState } from '../../testing/databases/whole-state'
import { classActors, expectMatrix, openSchool } from '../../testing/school/class-matrix'
import { signUpPerson } from '../../testing/school/people'
import { bringInRanks } from '../../words/index'

const body = {
  language: 'es' as const,
  translationLanguage: 'en' as const,
  level: 'A2' as const,
  topic: 'find the key',
  grammar: '',
  words: ['llave'],
  lines: 12,
  names: ['Ana', 'Luis'] as [string, string],
}
const call = conversations.draftLines

/** The product with a draft service at this address; `logged` is what it wrote into its log. */
async function startDrafting(engine: Engine, url: string, told: Record<string, string> = {}) {
  const logged: string[] = []
  const settings = { DRAFT_SERVICE_URL: url, DRAFT_SERVICE_KEY: 'top-secret', ...told }
  const server = await startTestServer(engine, {
    settings,
    callsPerMinute: { logins: 100, searches: 100 },
    logTo: { write: line => void logged.push(line) },
  })
  onTestFinished(server.close)
  return { server, logged }
}

describeEachEngine('drafting lines', engine => {
  test('POST /conversations/drafts: whoever is no student, and students where it says so', async () => {
    const service = await draftingService(() => draftOf(12))
    const view = (answer: unknown) =>
      expect(answer).toMatchObject({ notes: [{ kind: 'unused', lines: [], words: ['llave'] }] })
    for (const [forStudents, students] of [
      ['0', 403],
      ['1', [200, view]],
    ] as const) {
      const told = { DRAFTS_FOR_STUDENTS: forStudents }
      const { server } = await startDrafting(engine, service.url, told)
      const answers = Object.fromEntries(
        classActors.map(actor => {
          if (actor === 'visitor') return [actor, 401]
          return [actor, actor.startsWith('student') ? students : [200, view]]
        }),
      ) as Parameters<typeof expectMatrix>[2]['answers']
      const sent = () => Promise.resolve({ body })
      await expectMatrix(server, await openSchool(server), { call, sent, answers, secrets: [] })
    }
  })

  test('ten a day, whether an answer comes or not; nothing else is stored', async () => {
    let content = draftOf(12)
    const service = await draftingService(() => content)
    const { server, logged } = await startDrafting(engine, service.url)
    const { headers, user } = await signUpPerson(server)
    const another = await signUpPerson(server)
    const before = await wholeState(server.pool)
    for (let count = 1; count < 10; count += 1) await server.ask(call, { headers, body })
    content = 'I had rather not.'
    expect(await server.refused(call, { headers, body })).toEqual({
      status: 502,
      code: 'draft-failed',
      message: 'The draft service did not answer. Try again.',
    })
    const heard = service.heard.length
    expect(await server.refused(call, { headers, body })).toMatchObject({
      status: 429,
      code: 'too-many-drafts',
      message: 'You have had 10 drafts today. There are more tomorrow.',
    })
    expect(service.heard).toHaveLength(heard)
    content = draftOf(12)
    expect((await server.ask(call, { headers: another.headers, body })).lines).toHaveLength(12)
    const { draft_counts: _, ...rest } = await wholeState(server.pool)
    expect({ ...rest, draft_counts: [] }).toEqual(before)
    server.clock.moveTo('2026-03-05T00:00:00Z')
    await server.ask(call, { headers, body })
    const { rows } = await server.pool.query(
      'select user_id, day::text, count from draft_counts order by day desc',
    )
    expect(rows).toEqual([
      { user_id: user.id, day: '2026-03-05', count: 1 },
      { user_id: another.user.id, day: '2026-03-04', count: 1 },
    ])
    // Of person and class nothing went out, and of the key nothing into the log.
    const sent = JSON.stringify(service.heard.map(one => one.body))
    for (const told of [user.id, user.username, user.email ?? '']) expect(sent).not.toContain(told)
    expect(logged.join('')).toContain('lines were not drafted')
    for (const told of ['top-secret', 'find the key', 'I had rather'])
      expect(logged.join('')).not.toContain(told)
  })

  test('ten at once are counted one by one', async () => {
    const service = await draftingService(() => draftOf(12))
    const { server } = await startDrafting(engine, service.url)
    const { headers } = await signUpPerson(server)
    await server.pool.query(`insert into draft_counts select id, '2026-03-04', 8 from users`)
    const asked = Array.from({ length: 5 }, () => server.ask(call, { headers, body }))
    const told = await Promise.allSettled(asked)
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describeOnDatabase('a draft', engine => {
  test('is asked for by two at a time; who comes when many wait is told to come back', async () => {
    const service = await answeringService(() => 'silence')
    const { server } = await startDrafting(engine, service.url)
    const people = await Promise.all([1, 2].map(() => signUpPerson(server)))
    const leaving = new AbortController()
    // Two are asked for and ten wait: of one more, whichever that is, nothing else is to be said.
    const waiting = Array.from({ length: 13 }, (_, at) =>
      fetch(`${server.address}${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...people[at % 2]?.headers },
        body: JSON.stringify(body),
        signal: leaving.signal,
      }).catch(() => undefined),
    )
    const told = await Promise.race(waiting)
    expect([told?.status, await told?.json()]).toMatchObject([503, { code: 'busy' }])
    await expect.poll(() => service.heard.length).toBe(2)
    leaving.abort()
    await Promise.all(waiting)
  })

  test('without a service there is none, and no page offers it', async () => {
    const server = await startTestServer(engine)
    onTestFinished(server.close)
    const { headers } = await signUpPerson(server)
    expect(await server.refused(call, { headers, body })).toEqual({
      status: 503,
      code: 'no-draft-service',
      message: 'No draft service is set up.',
    })
    expect(await server.ask(site.getSite)).not.toHaveProperty('drafts')
    const { server: drafting } = await startDrafting(engine, 'https://ai.example/v1')
    const { drafts } = await drafting.ask(site.getSite)
    expect(drafts).toEqual({ service: 'ai.example', forStudents: false })
  })

  test('is refused for what does not fit, and the service hears nothing', async () => {
    const service = await draftingService(() => draftOf(12))
    const { server } = await startDrafting(engine, service.url)
    const { headers } = await signUpPerson(server)
    for (const told of [
      { topic: ' ' },
      { topic: 'x'.repeat(121) },
      { grammar: 'x'.repeat(81) },
      { words: Array.from({ length: 11 }, (_, at) => `word${at}`) },
      { words: ['x'.repeat(41)] },
      { lines: 11 },
      { lines: 17 },
      { level: 'D1' },
      { language: 'klingon' },
      { names: ['Ana'] },
      { names: ['Ana', ''] },
    ]) {
      const wrong = { ...body, ...told } as typeof body
      const { status } = await server.refused(call, { headers, body: wrong })
      expect([told, status]).toEqual([told, 400])
    }
    expect(service.heard).toEqual([])
  })

  test('has its rare words told where a list of the language was brought in', async () => {
    const said = (text: string) => draftOf(12).replace('Line 1.', text)
    const service = await draftingService(() => said('La llave arcana.'))
    const { server } = await startDrafting(engine, service.url)
    const { headers } = await signUpPerson(server)
    const notes = async () => (await server.ask(call, { headers, body })).notes
    expect(await notes()).toEqual([])
    const common = ['la 900', 'line 800', ...Array.from({ length: 12 }, (_, at) => `${at + 1} 9`)]
    const list = [...common, 'arcana 1'].join('\n')
    await bringInRanks({ database: server.database, random: pretendRandom() }, 'spanish', list)
    expect(await notes()).toEqual([])
    await server.pool.query(`update word_ranks set rank = 5001 where key = 'arcana'`)
    expect(await notes()).toEqual([{ kind: 'rare', lines: [], words: ['arcana'] }])
  })
})
