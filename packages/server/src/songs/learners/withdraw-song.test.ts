import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Person, signUpActor } from '../../testing/school/people'
import { newSong, seedSong, seedSongWith } from '../../testing/school/seed-song'

describeOnDatabase('what editors state of a song', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const made = (told = {}) => seedSong(server, editor.headers, { curated: true, ...told })
  const change = (id: string, body: object) =>
    server.ask(songs.updateSong, { headers: editor.headers, params: { id }, body })
  const withdraw = (id: string, reason = 'The publisher asked', more = {}) =>
    server.ask(songs.withdrawSong, {
      headers: { ...editor.headers, ...more },
      params: { id },
      body: { reason },
    })
  const restore = (id: string, body: object = {}) =>
    server.ask(songs.restoreSong, { headers: editor.headers, params: { id }, body })
  const history = async (id: string) =>
    (await server.ask(songs.getHistory, { headers: editor.headers, params: { id } })).history
  const isMet = async (id: string) =>
    (await fetch(`${server.address}/api/songs/${id}/sheet`)).status === 200

  const stated = {
    rights: 'licensed',
    rightsNote: 'By the publisher',
    rightsUrl: 'https://rights.example/1',
    audience: 'users',
    licensedUntil: '2026-12-31',
  }

  test('is kept like every other field: revisions, conflicts, history, undone', async () => {
    const { id, rev } = await made()
    const changed = await change(id, stated)
    expect(changed).toMatchObject({ ...stated, rev: rev + 1, withdrawnAt: null })
    expect(changed.fieldRevs).toMatchObject({ rights: rev + 1, licensedUntil: rev + 1 })
    expect((await history(id))[0]?.fields.toSorted()).toEqual(Object.keys(stated).toSorted())
    const late = await server.refused(songs.updateSong, {
      headers: editor.headers,
      params: { id },
      body: { rights: 'free', baseRev: rev },
    })
    expect(late).toMatchObject({
      status: 409,
      conflicts: [{ field: 'rights', base: 'unknown', theirs: 'licensed', yours: 'free' }],
    })
    const params = { id, rev: String(rev + 1) }
    const undone = await server.ask(songs.revertChange, { headers: editor.headers, params })
    expect(undone).toMatchObject({
      rights: 'unknown',
      rightsNote: '',
      rightsUrl: '',
      audience: 'everyone',
      licensedUntil: null,
    })
  })

  test('can be told with a new song, and is told to editors alone', async () => {
    const { id } = await made(stated)
    const read = (who: Record<string, string>) =>
      server.ask(songs.getSong, { params: { id }, headers: who })
    expect(await read(editor.headers)).toMatchObject(stated)
    const { headers: others } = await signUpActor(server, 'teacher')
    const query = 'language=french'
    const found = await server.ask(songs.searchSongs, { headers: others, query })
    for (const told of [await read(others), found.songs.find(song => song.id === id)])
      expect(Object.keys(told ?? {})).not.toContain('rights')
    expect(JSON.stringify(found)).not.toContain('publisher')
  })

  test.each([
    [{ rights: 'stolen' }, { rights: 'is not valid' }],
    [{ rightsNote: 'x'.repeat(501) }, { rightsNote: 'Must be 500 characters or less' }],
    [{ rightsUrl: 'http://rights.example' }, { rightsUrl: 'Must begin with https://' }],
    [{ audience: 'nobody' }, { audience: 'is not valid' }],
    [{ licensedUntil: '2026-02-30' }, { licensedUntil: 'is not valid' }],
  ])('%j is refused', async (told, fields) => {
    const body = { ...newSong, ...told }
    const refusal = await server.refused(songs.createSong, { headers: editor.headers, body })
    expect(refusal).toMatchObject({ status: 400, fields })
  })

  test('takes a song from learners at once, with a reason in its history, and gives it back', async () => {
    const { id, rev } = await made()
    expect(await isMet(id)).toBe(true)
    const at = server.clock.now().toISOString()
    expect(await withdraw(id)).toMatchObject({ withdrawnAt: at, curated: true, rev: rev + 1 })
    expect(await isMet(id)).toBe(false)
    expect((await history(id))[0]).toMatchObject({
      op: 'withdraw',
      reason: 'The publisher asked',
      fields: ['withdrawnAt'],
      user: { id: editor.user.id },
    })
    // Once more changes nothing: no revision, no other moment.
    server.clock.moveTo('2026-03-04T10:45:00Z')
    expect(await withdraw(id, 'Again')).toMatchObject({ withdrawnAt: at, rev: rev + 1 })
    expect(await restore(id, { reason: 'They agreed' })).toMatchObject({
      withdrawnAt: null,
      rev: rev + 2,
    })
    expect(await isMet(id)).toBe(true)
    expect(await restore(id)).toMatchObject({ rev: rev + 2 })
    expect((await history(id)).map(({ op, reason }) => [op, reason])).toEqual([
      ['restore', 'They agreed'],
      ['withdraw', 'The publisher asked'],
    ])
  })

  test('is undone by the history, too', async () => {
    const { id, rev } = await made()
    const { withdrawnAt } = await withdraw(id)
    await restore(id)
    const undo = (number: number) =>
      server.ask(songs.revertChange, {
        headers: editor.headers,
        params: { id, rev: String(number) },
        body: {},
      })
    expect(await undo(rev + 2)).toMatchObject({ withdrawnAt })
    expect(await isMet(id)).toBe(false)
    expect(await undo(rev + 3)).toMatchObject({ withdrawnAt: null })
    expect(await isMet(id)).toBe(true)
  })

  test('is done once by its key, however often it is sent', async () => {
    const { id, rev } = await made()
    const key = { 'idempotency-key': 'withdrawn-by-key' }
    const first = await withdraw(id, 'Once', key)
    await restore(id)
    expect(await withdraw(id, 'Once', key)).toEqual(first)
    expect(await isMet(id)).toBe(true)
    expect((await history(id)).map(({ rev: one }) => one)).toEqual([rev + 2, rev + 1])
  })

  test('a song is not withdrawn without a reason', async () => {
    const { id } = await made()
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      const sent = { headers: editor.headers, params: { id }, body: { reason } }
      const refusal = await server.refused(songs.withdrawSong, sent)
      expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['reason']])
    }
    expect(await isMet(id)).toBe(true)
  })

  test('says which songs need attention, to editors', async () => {
    const language = 'german'
    const owned = { language, rights: 'own' }
    const told = (title: string, more = {}) =>
      seedSongWith(server, editor.headers, ['un', 'deux'], {
        curated: true,
        ...owned,
        title,
        ...more,
      })
    await told('Well')
    await told('Unstated', { rights: 'unknown' })
    await told('Ending', { licensedUntil: '2026-04-02' })
    await told('Ended', { licensedUntil: '2026-03-01' })
    await told('Later', { licensedUntil: '2026-04-04' })
    await told('Draft', { rights: 'unknown', curated: false })
    const away = await told('Away', { rights: 'unknown' })
    await withdraw(away.song.id)
    const untimed = await told('Untimed')
    const [, second] = untimed.lyrics
    await server.ask(songs.updateLyric, {
      headers: editor.headers,
      params: { id: second?.id ?? '' },
      body: { startTime: 0, stopTime: 0 },
    })
    const faulty = await told('Faulty')
    const { headers: teller } = await signUpActor(server, 'student')
    await server.ask(songs.tellSongFault, {
      headers: teller,
      params: { id: faulty.song.id },
      body: { fault: 'gone' },
    })
    const found = async (who: Record<string, string>, query = 'attention=true') => {
      const answer = await server.ask(songs.searchSongs, {
        headers: who,
        query: `language=${language}&${query}`,
      })
      return answer.songs.map(({ title }) => title).toSorted()
    }
    const needing = ['Ended', 'Ending', 'Faulty', 'Unstated', 'Untimed']
    expect(await found(editor.headers)).toEqual(needing)
    expect(await found(editor.headers, 'attention=true&curated=notCurated')).toEqual([])
    // To others the parameter says nothing.
    expect(await found(teller)).toEqual(await found(teller, ''))
    expect(await found(teller, '')).toContain('Well')
  })
})
