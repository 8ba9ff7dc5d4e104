import { conversations } from '@duologue/contract/conversations'
import { playlists } from '@duologue/contract/playlists'
import { pronunciation } from '@duologue/contract/pronunciation'
import { type ReportedThing, reports } from '@duologue/contract/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { seedClass } from '../testing/school/class-matrix'
import { type Person, signUpActor, signUpConfirmed } from '../testing/school/people'
import { seedAssignment } from '../testing/school/seed-assignment'
import { seedConversation, seedLines } from '../testing/school/seed-conversation'
import { listOfPairs } from '../testing/school/seed-list'

const texts = ['¿Está libre?', 'Sí, claro.', 'Gracias.', 'De nada.']

describeOnDatabase('what is reported', engine => {
  let server: TestServer
  let author: Person
  let editor: Person
  let other: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 999 } })
    author = await signUpConfirmed(server)
    editor = await signUpActor(server, 'editor')
    other = await signUpConfirmed(server)
  })
  afterAll(() => server.close())

  const anybody = () => signUpConfirmed(server)
  const report = (by: Person | null, page: string) =>
    server.ask(reports.sendReport, {
      headers: by?.headers ?? {},
      body: { page, reason: 'hurtful' },
    })
  const published = async (title: string, by = author) => {
    const { id } = await seedConversation(server.pool, { title, author: by.user.id })
    await seedLines(server.pool, id, texts)
    await server.pool.query('update conversations set has_rights = true where id = $1', [id])
    return id
  }
  const list = async (decided = false) =>
    (
      await server.ask(reports.findReports, {
        headers: editor.headers,
        query: `limit=100&decided=${decided}`,
      })
    ).things
  const thingOf = async (title: string): Promise<ReportedThing> => {
    const things = [...(await list()), ...(await list(true))]
    const found = things.filter(thing => thing.title === title)
    expect(found).toHaveLength(1)
    return found[0] as ReportedThing
  }
  const decideOn = (id: string, decision: 'keep' | 'hide', { headers } = editor) =>
    server.ask(reports.decideReport, { headers, params: { id }, body: { decision } })
  const decide = async (title: string, decision: 'keep' | 'hide', by = editor) =>
    decideOn((await thingOf(title)).id, decision, by)
  const isHeld = async (title: string) => (await thingOf(title)).isHeld

  test('a conversation is gone until an editor gives it back as it was, and is not hidden again', async () => {
    const id = await published('Feo')
    const params = { id }
    const read = (by: Person) =>
      server.ask(conversations.getConversation, { params, headers: by.headers })
    const before = await read(author)
    await report(await anybody(), `/conversations/${id}/feo`)

    for (const headers of [{}, other.headers]) {
      const refusal = await server.refused(conversations.getConversation, { params, headers })
      expect(refusal.code).toBe('conversation-not-found')
    }
    const search = { query: 'title=feo', headers: other.headers }
    expect((await server.ask(conversations.searchConversations, search)).total).toBe(0)
    const copy = { params, headers: other.headers }
    expect((await server.refused(conversations.duplicateConversation, copy)).status).toBe(404)
    const settings = { isPublished: false, isHeld: true }
    expect(await read(author)).toMatchObject({ settings })
    expect(await read(editor)).toMatchObject({ settings, dialogue: before.dialogue })
    const own = `author=${author.user.id}&includeDraft=true&title=feo`
    const library = { query: own, headers: author.headers }
    expect(await server.ask(conversations.searchConversations, library)).toMatchObject({
      conversations: [{ id, settings }],
    })
    const change = (body: object) => ({ params, headers: author.headers, body })
    const publish = change({ settings: { isPublished: true } })
    expect(await server.refused(conversations.updateConversation, publish)).toMatchObject({
      status: 409,
      code: 'held-for-review',
      message:
        'An editor is looking at a report of this. It can be published when that is decided.',
    })
    await server.ask(conversations.updateConversation, change({ description: 'Better now' }))
    const byEditor = { ...change({ description: 'x' }), headers: editor.headers }
    expect((await server.refused(conversations.updateConversation, byEditor)).status).toBe(403)

    const decided = await decide('Feo', 'keep')
    expect(decided).toMatchObject({
      kind: 'conversation',
      page: `/conversations/${id}/feo`,
      author: { username: author.user.username },
      isHeld: false,
      isHideable: true,
      isOpen: false,
      total: 1,
      reports: [{ reason: 'hurtful', comment: '', isVisitor: false }],
      decision: { decision: 'keep', by: editor.user.username, at: '2026-03-04T10:20:00.000Z' },
    })
    const { version, ...told } = await read(other)
    const { authoring: _, version: first, ...told0 } = before
    expect(told).toEqual({ ...told0, description: 'Better now' })
    expect(version).toBeGreaterThan(first)
    await report(await anybody(), `/convo/${id}`)
    expect(await thingOf('Feo')).toMatchObject({ isOpen: true, isHeld: false, total: 2 })
  })

  test('the decision is a switch: hidden, shown and hidden again, each with who and when', async () => {
    const id = await published('Switch')
    await report(null, `/convo/${id}`)
    const admin = await signUpActor(server, 'admin')
    const seen = async () =>
      (
        await server.ask(conversations.getConversation, {
          params: { id },
          headers: author.headers,
        })
      ).settings.isPublished
    for (const [decision, by] of [
      ['hide', editor],
      ['hide', admin],
      ['keep', admin],
      ['hide', editor],
    ] as const) {
      const view = await decide('Switch', decision, by)
      expect(view).toMatchObject({ isHeld: decision === 'hide', decision: { decision } })
      expect(await seen()).toBe(decision === 'keep')
    }
    // The second of the same decisions changed nothing.
    expect((await thingOf('Switch')).decision?.by).toBe(editor.user.username)
  })

  test('a list and a playlist are hidden and given back, too', async () => {
    const { headers } = author
    const made = await server.ask(pronunciation.createList, {
      headers,
      body: { ...listOfPairs, title: 'Sonidos', settings: { isPublished: true } },
    })
    const playlist = await server.ask(playlists.createPlaylist, { headers, body: { name: 'Mine' } })
    await server.ask(playlists.addToPlaylist, {
      headers,
      params: { id: playlist.id },
      body: { conversation_id: await published('Listed') },
    })
    const listParams = { params: { id: made.shortid } }
    const listed = { params: { id: playlist.id } }
    const found = async (by: Person) => [
      (await server.ask(pronunciation.searchLists, { query: 'title=sonidos' })).total,
      (await server.ask(playlists.searchPlaylists, { query: 'title=mine' })).total,
      (
        await server.ask(playlists.searchPlaylists, {
          query: `title=mine&author=${author.user.id}`,
          headers: by.headers,
        })
      ).total,
    ]
    expect(await found(other)).toEqual([1, 1, 1])
    await report(other, `/pronunciation/${made.shortid}`)
    await report(other, `/playlists/${playlist.id}/mine`)
    expect(await found(other)).toEqual([0, 0, 0])
    expect(await found(author)).toEqual([0, 0, 1])
    const stranger = { headers: other.headers, body: { name: 'x' } }
    for (const [call, sent] of [
      [pronunciation.getList, listParams],
      [pronunciation.duplicateList, { ...listParams, ...stranger }],
      [playlists.getPlaylist, listed],
      [playlists.getPlaylistConversations, listed],
      [playlists.updatePlaylist, { ...listed, ...stranger }],
    ] as const)
      expect((await server.refused(call, sent)).status).toBe(404)
    const publish = { ...listParams, headers, body: { settings: { isPublished: true } } }
    expect((await server.refused(pronunciation.updateList, publish)).code).toBe('held-for-review')
    for (const by of [author, editor]) {
      const sent = { headers: by.headers }
      expect(await server.ask(pronunciation.getList, { ...listParams, ...sent })).toMatchObject({
        settings: { isPublished: false, isHeld: true },
      })
      expect(await server.ask(playlists.getPlaylist, { ...listed, ...sent })).toMatchObject({
        isHeld: true,
      })
    }
    await server.ask(playlists.updatePlaylist, { ...listed, headers, body: { name: 'Mine!' } })
    expect(await decide('Sonidos', 'keep')).toMatchObject({
      kind: 'pronunciationList',
      page: `/pronunciation/${made.shortid}`,
    })
    expect(await decide('Mine!', 'keep')).toMatchObject({
      kind: 'playlist',
      page: `/playlists/${playlist.id}/mine`,
    })
    expect(await found(other)).toEqual([1, 1, 1])
    const { isHeld: held, name } = await server.ask(playlists.getPlaylist, listed)
    expect([held, name]).toEqual([undefined, 'Mine!'])
  })

  describe('what is only listed', () => {
    const listedOnly = async (title: string, page: string, by: Person | null) => {
      await report(by, page)
      expect(await thingOf(title)).toMatchObject({ isHeld: false, isOpen: true })
    }
    test('is what a visitor reports, what an editor wrote, a sample, and what a class has assigned', async () => {
      const pageOf = (id: string) => `/convo/${id}`
      await listedOnly('By a visitor', pageOf(await published('By a visitor')), null)
      const [{ isVisitor, reporter } = {}] = (await thingOf('By a visitor')).reports
      expect([isVisitor, reporter]).toEqual([true, null])
      const reporter1 = await anybody()
      await listedOnly('Of an editor', pageOf(await published('Of an editor', editor)), reporter1)
      const sample = await published('Sample')
      await server.pool.query(`update conversations set content_key = 'es/x' where id = $1`, [
        sample,
      ])
      await listedOnly('Sample', pageOf(sample), reporter1)
      const teacher = await signUpActor(server, 'teacher')
      const assigned = await published('Assigned')
      await seedAssignment(server, await seedClass(server, teacher, []), assigned)
      await listedOnly('Assigned', pageOf(assigned), reporter1)
    })

    test('is the sixth thing of a day, and after ten reports an hour there is a pause', async () => {
      const eager = await anybody()
      const start = server.clock.now().getTime()
      const titles = Array.from({ length: 12 }, (_, index) => `Eager ${index + 1}`)
      const ids = []
      for (const title of titles) ids.push(await published(title))
      // All at once: none may slip through between counting and keeping.
      const sent = await Promise.allSettled(ids.map(id => report(eager, `/convo/${id}`)))
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      const own = (await list()).filter(({ title }) => titles.includes(title))
      expect(own.filter(thing => thing.isHeld)).toHaveLength(5)
      const after = (hours: number) =>
        server.clock.moveTo(new Date(start + hours * 3_600_000).toISOString())
      const late = await published('Late')
      const body = { page: `/convo/${late}`, reason: 'wrong' }
      const response = await fetch(`${server.address}/api/reports`, {
        method: 'POST',
        headers: { ...eager.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
      after(2)
      await report(eager, `/convo/${late}`)
      expect(await isHeld('Late')).toBe(false)
      after(26)
      const next = await published('Next day')
      await report(eager, `/convo/${next}`)
      expect(await isHeld('Next day')).toBe(true)
      server.clock.moveTo(new Date(start).toISOString())
    })
  })

  test('the same person counts once, whatever is sent at once; others add theirs', async () => {
    const id = await published('Often')
    const reporter = await anybody()
    // Whoever asks after the first has hidden it does not see it any more.
    const sent = Array.from({ length: 5 }, () => report(reporter, `/convo/${id}`))
    expect((await Promise.allSettled(sent)).some(({ status }) => status === 'fulfilled')).toBe(true)
    await report(author, `/convo/${id}/edit`)
    expect(await thingOf('Often')).toMatchObject({ total: 2, isHeld: true })
    await decide('Often', 'keep')
    await report(reporter, `/convo/${id}`)
    expect(await thingOf('Often')).toMatchObject({ total: 3, isHeld: false, isOpen: true })
  })

  test('of two editors at once one decides last, and what is shown agrees with it', async () => {
    const id = await published('Both')
    await report(other, `/convo/${id}`)
    const thing = (await thingOf('Both')).id
    const decisions = ['keep', 'hide', 'keep'] as const
    await Promise.all(decisions.map(decision => decideOn(thing, decision)))
    const { isHeld: held, decision } = await thingOf('Both')
    expect(held).toBe(decision?.decision === 'hide')
    const { settings } = await server.ask(conversations.getConversation, {
      params: { id },
      headers: author.headers,
    })
    expect(settings.isPublished).toBe(!held)
  })

  test('what could not be published any more stays a draft when it is given back', async () => {
    const id = await published('Emptied')
    const params = { id }
    await report(other, `/convo/${id}`)
    const sent = { params, headers: author.headers, body: { dialogue: [] } }
    await server.ask(conversations.updateConversation, sent)
    expect((await decide('Emptied', 'keep')).isHeld).toBe(false)
    const { settings } = await server.ask(conversations.getConversation, {
      params,
      headers: author.headers,
    })
    expect(settings).toEqual({ isPublished: false })
  })
})
