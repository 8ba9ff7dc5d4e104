import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { playlists } from '@duologue/contract/playlists'
import { reports } from '@duologue/contract/reports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeEachEngine } from '../testing/databases/database-engines'
import { wholeState } from '../testing/databases/whole-state'
import { type Person, signUpActor, signUpPerson } from '../testing/school/people'
import { seedConversation } from '../testing/school/seed-conversation'
import { forgetOldReports } from './forget-reports'

const day = 86_400_000

describeEachEngine('reports', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const report = (by: Person | null, page: string, comment = '') =>
    server.ask(reports.sendReport, {
      headers: by?.headers ?? {},
      body: { page, reason: 'private', comment },
    })
  const list = async (decided = false) =>
    (
      await server.ask(reports.findReports, {
        headers: editor.headers,
        query: `decided=${decided}`,
      })
    ).things

  test('of what is deleted go with it', async () => {
    const author = await signUpPerson(server)
    const { headers } = author
    const { id } = await seedConversation(server.pool, { author: author.user.id })
    const playlist = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Gone' } })
    await report(editor, `/convo/${id}`)
    await report(editor, `/playlists/${playlist.id}/gone`)
    expect(await list()).toHaveLength(2)
    await server.ask(conversations.deleteConversation, { headers, params: { id }, body: {} })
    await server.ask(playlists.deletePlaylist, { headers, params: { id: playlist.id }, body: {} })
    expect(await list()).toEqual([])
    const { rows } = await server.pool.query('select from reports')
    expect(rows).toEqual([])
  })

  test('are in the export of who sent them, and lose their name when they leave, as their own pages do', async () => {
    const email = 'very.own.name@school.example'
    const leaver = await signUpPerson(server, { email })
    const params = { id: leaver.user.id }
    const { headers } = leaver
    await server.ask(accounts.updateProfile, { params, headers, body: { username: 'own.name' } })
    await report(leaver, '/privacy', 'A slip')
    await report(null, '/users/own.name/playlists')
    await report(null, '/users/own.name2')
    const told = await server.ask(accounts.exportUser, { params, headers })
    const reportedAt = server.clock.now().toISOString()
    expect(told.reports).toEqual([
      { kind: 'page', name: '/privacy', reason: 'private', comment: 'A slip', reportedAt },
    ])
    await server.ask(accounts.deleteUser, { params, headers, body: {} })
    const things = await list()
    expect(things.map(({ page, reports: [first] }) => [page, first?.reporter, first?.isVisitor]))
      // The newest first.
      .toEqual([
        ['/users/own.name2', null, true],
        ['/privacy', null, false],
      ])
    expect(JSON.stringify(await wholeState(server.pool))).not.toMatch(/own\.name[^2]/)
  })

  test('are forgotten a year after they were decided; what is hidden stays on the list', async () => {
    const author = await signUpPerson(server)
    const told = { title: 'Hidden', author: author.user.id }
    const { id } = await seedConversation(server.pool, told)
    await report(await signUpPerson(server), `/convo/${id}`)
    for (const thing of await list())
      await server.ask(reports.decideReport, {
        headers: editor.headers,
        params: { id: thing.id },
        body: { decision: thing.isHideable ? 'hide' : 'keep' },
      })
    await report(null, '/terms')
    const start = server.clock.now().getTime()
    const forgetAfter = async (days: number) => {
      server.clock.moveTo(new Date(start + days * day).toISOString())
      await forgetOldReports(server)
      const { rows } = await server.pool.query<{ reports: number; things: number }>(
        `select (select count(*)::int from reports) as reports, (select count(*)::int from reported_things) as things`,
      )
      return rows[0]
    }
    const { reports: before, things } = (await forgetAfter(364)) ?? {}
    expect([before, things]).toEqual([4, 4])
    expect(await forgetAfter(366)).toEqual({ reports: 1, things: 2 })
    server.clock.moveTo(new Date(start).toISOString())
    expect(await list(true)).toMatchObject([{ title: 'Hidden', isHeld: true, total: 0 }])
    expect(await list()).toMatchObject([{ title: '/terms' }])
  })
})
