import { type ReportedThing, reports } from '@duologue/contract/reports'
import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor, signUpConfirmed } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'
import { seedSong } from '../testing/school/seed-song'

describeOnDatabase('a song that is reported', engine => {
  let server: TestServer
  let editor: Person
  let other: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 999 } })
    editor = await signUpActor(server, 'editor')
    other = await signUpConfirmed(server)
  })
  afterAll(() => server.close())

  const seed = (title: string) => seedSong(server, editor.headers, { title, curated: true })
  const report = (page: string, reason = 'hurtful', by = other) =>
    server.ask(reports.sendReport, { headers: by.headers, body: { page, reason } })
  const open = async () =>
    (await server.ask(reports.findReports, { headers: editor.headers, query: 'limit=100' })).things
  const thingOf = async (title: string) =>
    (await open()).find(thing => thing.title === title) as ReportedThing
  const decide = (id: string, decision: 'keep' | 'hide', { headers } = editor) =>
    server.ask(reports.decideReport, { headers, params: { id }, body: { decision } })
  const isMet = async (id: string) =>
    (await fetch(`${server.address}/api/songs/${id}/sheet`)).status === 200
  const history = async (id: string) => {
    const asked = { headers: editor.headers, params: { id } }
    const told = (await server.ask(songs.getHistory, asked)).history
    return told.map(({ op, user }) => [op, user?.id ?? null])
  }

  test('stays until an editor hides it, who withdraws it, and is given back when it is kept', async () => {
    const { id } = await seed('La pluie rude')
    for (const page of [`/songs/${id}/la-pluie`, `/de/songs/${id}/game?mode=writing`])
      await report(page, 'hurtful', await signUpConfirmed(server))
    const thing = await thingOf('La pluie rude')
    expect(thing).toMatchObject({
      kind: 'song',
      page: `/songs/${id}/la-pluie-rude`,
      author: null,
      isHeld: false,
      isHideable: true,
      total: 2,
    })
    expect(await isMet(id)).toBe(true)
    expect(await decide(thing.id, 'hide')).toMatchObject({ isHeld: true, isOpen: false })
    expect(await isMet(id)).toBe(false)
    expect(await history(id)).toEqual([['withdraw', editor.user.id]])
    const admin = await signUpActor(server, 'admin')
    expect(await decide(thing.id, 'keep', admin)).toMatchObject({ isHeld: false })
    expect(await isMet(id)).toBe(true)
    expect(await history(id)).toEqual([
      ['restore', admin.user.id],
      ['withdraw', editor.user.id],
    ])
  })

  test('that is kept and was not withdrawn stays as it is', async () => {
    const { id, rev } = await seed('Kept')
    await report(`/songs/${id}/kept`)
    await decide((await thingOf('Kept')).id, 'keep')
    const asked = { headers: editor.headers, params: { id } }
    expect(await server.ask(songs.getSong, asked)).toMatchObject({ rev, withdrawnAt: null })
  })

  test('as belonging to someone else stands before all that was reported since', async () => {
    const { id } = await seed('Claimed')
    await report(`/songs/${id}/claimed`, 'copyright')
    server.clock.moveTo('2026-03-04T10:30:00Z')
    const { id: conversation } = await seedConversation(server.pool, { title: 'Later' })
    await report(`/conversations/${conversation}/later`, 'copyright')
    const { id: rude } = await seed('Rude')
    await report(`/songs/${rude}/rude`)
    expect((await open()).map(({ title }) => title).slice(0, 3)).toEqual([
      'Claimed',
      'Rude',
      'Later',
    ])
  })

  test('is not there for whoever may not meet it', async () => {
    const { id } = await seed('Gone')
    await server.pool.query('update songs set withdrawn_at = now() where id = $1', [id])
    const sent = { headers: other.headers, body: { page: `/songs/${id}/x`, reason: 'wrong' } }
    const refusal = await server.refused(reports.sendReport, sent)
    expect([refusal.status, refusal.code]).toEqual([404, 'page-not-found'])
  })
})
