import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpActor } from '../testing/school/people'
import { newSong, seedSong, seedSongWith } from '../testing/school/seed-song'
import { forgetHistory } from './editing/song-history-store'

describeOnDatabase('songs', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
  })
  afterAll(() => server.close())

  const found = async (query: string) => {
    const { headers } = editor
    const answer = await server.ask(songs.searchSongs, { headers, query })
    return [answer.songs.map(({ title }) => title), answer.total]
  }

  test('are found by every parameter of the search', async () => {
    const { headers } = editor
    const told = { language: 'spanish', artist: 'Ñandú' }
    await seedSong(server, headers, { ...told, title: 'Añoranza', difficulty: 'advanced' })
    await seedSong(server, headers, { ...told, title: 'Viento', maturity: 'PG-13', curated: true })
    await seedSong(server, headers, { ...told, title: '雨', maturity: 'R' })
    expect(await found('')).toEqual([['雨', 'Viento', 'Añoranza'], 3])
    expect(await found('searchTerm=anoran')).toEqual([['Añoranza'], 1])
    expect(await found('searchTerm=nandu')).toEqual([['雨', 'Viento', 'Añoranza'], 3])
    expect(await found('searchTerm=%E9%9B%A8')).toEqual([['雨'], 1])
    expect(await found('difficulty=advanced')).toEqual([['Añoranza'], 1])
    expect(await found('difficulty=all&maturity=PG-13')).toEqual([['Viento'], 1])
    expect(await found('curated=curated')).toEqual([['Viento'], 1])
    expect(await found('curated=notCurated')).toEqual([['雨', 'Añoranza'], 2])
    expect(await found('recentlyPublishedOnly=true')).toEqual([['Viento'], 1])
    expect(await found('limit=2')).toEqual([['雨', 'Viento'], 3])
    expect(await found('limit=0')).toEqual([[], 3])
    const today = server.clock.now().toISOString()
    server.clock.moveTo('2026-04-10T00:00:00Z')
    // By now the login is over: visitors find curated songs, too.
    const later = await server.ask(songs.searchSongs, { query: 'recentlyPublishedOnly=true' })
    expect(later).toEqual({ songs: [], total: 0 })
    expect((await server.ask(songs.searchSongs)).total).toBe(1)
    server.clock.moveTo(today)
  })

  test.each([
    [`searchTerm=${'x'.repeat(31)}`, { searchTerm: 'Must be 30 characters or less' }],
    ['limit=201', { limit: 'is not valid' }],
    ['language=english', { language: 'is not valid' }],
  ])('a search of %s is refused', async (query, fields) => {
    const { headers } = editor
    const refusal = await server.refused(songs.searchSongs, { headers, query })
    expect(refusal).toMatchObject({ status: 400, fields })
  })

  test.each([
    [{ title: ' ' }, { title: 'Required' }],
    [{ youtubeId: null }, { youtubeId: 'Required' }],
    [{ youtubeId: 'https://evil.example' }, { youtubeId: 'is not valid' }],
    [{ mediaUrl: 'https://evil.example/x.mp3' }, { mediaUrl: 'is not valid' }],
    [{ mediaUrl: '//evil.example/x.mp3' }, { mediaUrl: 'is not valid' }],
    [{ duration: -1 }, { duration: 'is not valid' }],
    [{ maturity: 'X' }, { maturity: 'is not valid' }],
    [{ curated: undefined }, { curated: 'is not valid' }],
  ])('a new song with %j is refused', async (told, fields) => {
    const { headers } = editor
    const body = { ...newSong, ...told }
    const refusal = await server.refused(songs.createSong, { headers, body })
    expect(refusal).toMatchObject({ status: 400, fields })
  })

  test('are published when they are marked curated, and no longer when not; undone like all else', async () => {
    const { headers } = editor
    const { id, publishedAt } = await seedSong(server, headers)
    expect(publishedAt).toBeNull()
    const params = { id }
    const curate = (curated: boolean) =>
      server.ask(songs.updateSong, { headers, params, body: { curated } })
    const now = server.clock.now().toISOString()
    const marked = await curate(true)
    expect(marked).toMatchObject({ curated: true, publishedAt: now })
    server.clock.moveTo('2026-03-04T11:00:00Z')
    expect((await curate(true)).publishedAt).toBe(now)
    const unmarked = await curate(false)
    expect(unmarked.publishedAt).toBeNull()
    const undone = await server.ask(songs.revertChange, {
      headers,
      params: { id, rev: String(unmarked.rev) },
      body: {},
    })
    expect(undone).toMatchObject({ curated: true, publishedAt: now })
  })

  test('that change their video get addresses made of its id', async () => {
    const { headers } = editor
    const { id } = await seedSong(server, headers)
    const body = {
      youtubeId: 'ABCDEFGHIJK',
      youtubeEmbedUrl: 'https://evil.example',
      youtubeThumbnails: { default: { url: 'https://evil.example/x.png' } },
      youtubeViews: 5,
      duration: 213,
    }
    const changed = await server.ask(songs.updateSong, { headers, params: { id }, body })
    expect(JSON.stringify(changed)).not.toContain('evil')
    expect(changed).toMatchObject({
      youtubeEmbedUrl: 'https://www.youtube-nocookie.com/embed/ABCDEFGHIJK',
      youtubeThumbnails: { high: { url: 'https://i.ytimg.com/vi/ABCDEFGHIJK/hqdefault.jpg' } },
      duration: 213,
    })
  })

  test('that are deleted are gone with their lyrics and their history; words stay', async () => {
    const { headers } = editor
    const { song, lyrics: made } = await seedSongWith(server, headers, ['mot unique'])
    await server.ask(songs.deleteSong, { headers, params: { id: song.id } })
    const left = async (sql: string, id: unknown) =>
      (await server.pool.query(sql, [id])).rows.length
    expect(await left('select 1 from lyrics where song = $1', song.id)).toBe(0)
    expect(await left('select 1 from song_history where song = $1', song.id)).toBe(0)
    expect(await left('select 1 from words where id = $1', made[0]?.words[1]?.id)).toBe(1)
  })

  test('a revision that is not in the history cannot be undone, nor what was written over since', async () => {
    const { headers } = editor
    const { song, lyrics: made, rev } = await seedSongWith(server, headers, ['un', 'deux'])
    const undo = (number: number) => ({
      headers,
      params: { id: song.id, rev: String(number) },
      body: {},
    })
    const change = (text: string) =>
      server.ask(songs.updateLyric, {
        headers,
        params: { id: made[0]?.id ?? '' },
        body: { text },
      })
    expect((await server.refused(songs.revertChange, undo(999))).code).toBe('change-not-found')
    await change('one')
    await change('uno')
    const refusal = await server.refused(songs.revertChange, undo(rev + 1))
    expect(refusal).toMatchObject({
      status: 409,
      conflicts: [{ field: 'text', base: 'one', theirs: 'uno', yours: 'un' }],
    })
    await server.ask(songs.revertChange, undo(rev + 2))
    const last = await server.ask(songs.revertChange, undo(rev + 3))
    expect(last.lyrics.map(({ text }) => text)).toEqual(['uno', 'deux'])
  })

  test('the history reaches back 90 days, or 200 revisions of the last 30', async () => {
    const { headers } = editor
    const { song } = await seedSongWith(server, headers, ['un'])
    const revs = async (query = '') => {
      const answer = await server.ask(songs.getHistory, { headers, params: { id: song.id }, query })
      return answer.history.map(({ rev }) => rev)
    }
    await server.ask(songs.updateSong, { headers, params: { id: song.id }, body: { title: 'B' } })
    expect(await revs()).toEqual([3, 2])
    expect(await revs('before=3')).toEqual([2])
    await server.pool.query('update songs set rev = 300 where id = $1', [song.id])
    await forgetHistory(server.database, server.clock.now())
    expect(await revs()).toEqual([3, 2])
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000)
    await forgetHistory(server.database, inDays(31))
    expect(await revs()).toEqual([])
  })
})
