import { songs } from '@duologue/contract/songs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/apps/test-server'
import { leastStatements } from '../../testing/databases/count-statements'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { type Actor, type Person, signUpActor } from '../../testing/school/people'
import { seedSong } from '../../testing/school/seed-song'

const call = songs.searchPublishedSongs

describeOnDatabase('a search of songs that are out', engine => {
  let server: TestServer
  let editor: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { reads: 9999, writes: 9999 } })
    editor = await signUpActor(server, 'editor')
    // Each is out a minute after the one before, and the opened ones by so many.
    const seed = async (title: string, views: number, told = {}, set = '') => {
      minute += 1
      server.clock.moveTo(`2026-03-04T10:${20 + minute}:00Z`)
      const { id } = await seedSong(server, editor.headers, { title, curated: true, ...told })
      await server.pool.query(`update songs set views = $2 ${set} where id = $1`, [id, views])
    }
    await seed('Añoranza', 5, { language: 'spanish', artist: 'Ñandú' })
    await seed('La mer', 9, { difficulty: 'advanced' }, `, media_url = '/media/x'`)
    await seed('雨', 7, { language: 'chinese', maturity: 'PG', difficulty: 'intermediate' })
    await seed('Rau', 8, { language: 'german', maturity: 'PG-13' })
    await seed('Roh', 6, { language: 'german', maturity: 'R' })
    await seed('Nur wir', 4, { language: 'german' }, `, audience = 'users'`)
    await seed('Weg', 99, {}, ', withdrawn_at = now()')
    await seed('Vorbei', 98, {}, `, licensed_until = '2026-03-03'`)
    await seed('Entwurf', 97, { curated: false })
  })
  afterAll(() => server.close())
  let minute = 0

  const found = async (query: string, headers = {}) => {
    const answer = await server.ask(call, { query, headers })
    expect(answer.total).toBe(answer.songs.length)
    return answer.songs.map(({ title }) => title)
  }

  const popular = ['La mer', '雨', 'Añoranza']
  const rough = 'maturity=PG-13&maturity=R'
  test.each([
    ['', popular],
    ['views=-1', popular],
    ['recent=-1', ['雨', 'La mer', 'Añoranza']],
    ['language=all&difficulty=all', popular],
    ['language=spanish', ['Añoranza']],
    ['language=es', ['Añoranza']],
    ['language=en', []],
    ['language=it&recent=-1', []],
    ['difficulty=A1', ['Añoranza']],
    ['difficulty=A2&difficulty=beginner', ['Añoranza']],
    ['difficulty[]=B2&difficulty[]=advanced', ['La mer', '雨']],
    ['title=ANORAN', ['Añoranza']],
    ['title=nandu', ['Añoranza']],
    [`title=${encodeURIComponent('雨')}`, ['雨']],
    ['title=%25', []],
    ['title=e&recent=-1', ['雨', 'La mer']],
    ['hasRecording=true', ['La mer']],
    ['hasRecording=false', ['雨', 'Añoranza']],
    ['maturity=PG', ['雨']],
    [rough, ['Rau', 'Roh']],
    [`${rough}&language=french`, []],
  ])('%j finds its songs in order', async (query, titles) => {
    expect(await found(query)).toEqual(titles)
  })

  test('everybody finds what they may meet, and editors what learners do', async () => {
    const all = 'maturity=G&maturity=PG&maturity=PG-13&maturity=R'
    const grown = ['La mer', 'Rau', '雨', 'Roh', 'Añoranza']
    const expected: Partial<Record<Actor, string[]>> = {
      other: [...grown, 'Nur wir'],
      teacher: [...grown, 'Nur wir'],
      student: [...popular, 'Nur wir'],
    }
    expect(await found(all)).toEqual(grown)
    expect(await found(all, { authorization: 'nonsense' })).toEqual(grown)
    for (const [actor, titles] of Object.entries(expected)) {
      const { headers } = await signUpActor(server, actor as Actor)
      expect(await found(all, headers)).toEqual(titles)
    }
    // Editors also meet a song whose licence has ended.
    expect(await found(all, editor.headers)).toEqual(['Vorbei', ...grown, 'Nur wir'])
  })

  test('a card tells nothing of YouTube and of revisions', async () => {
    const { songs: cards } = await server.ask(call, { query: 'language=fr' })
    expect(cards).toEqual([
      {
        id: expect.any(String),
        title: 'La mer',
        artist: 'Les Essais',
        titleAndArtist: 'La mer - Les Essais',
        titleTranslation: '',
        artistTranslation: '',
        titlePinyin: '',
        artistPinyin: '',
        difficulty: 'advanced',
        maturity: 'G',
        language: 'french',
        duration: 60,
        hasRecording: true,
        cover: expect.stringMatching(`^/art/songs/fr/${cards[0]?.id}(~[a-z~]+)?\\.svg$`),
        publishedAt: '2026-03-04T10:22:00.000Z',
        views: 9,
      },
    ])
  })

  test('comes page by page, each telling what stands before it', async () => {
    const first = await server.ask(call, { query: 'limit=2' })
    const second = await server.ask(call, { query: 'limit=2&page=2' })
    expect([first.total, first.before, second.total]).toEqual([3, undefined, 3])
    expect(second.songs.map(({ title }) => title)).toEqual(['Añoranza'])
    expect(second.before).toBe(first.songs[1]?.id)
    expect(await server.ask(call, { query: 'limit=0' })).toEqual({ songs: [], total: 3 })
    expect(await server.ask(call, { query: 'title=e&limit=0' })).toMatchObject({ total: 2 })
  })

  test('costs one statement as long as nothing changes, two with a title, and one more for who is logged in', async () => {
    const { headers } = await signUpActor(server, 'student')
    expect(await leastStatements(() => server.ask(call, { query: 'title=e' }))).toBe(2)
    expect(await leastStatements(() => server.ask(call))).toBe(1)
    expect(await leastStatements(() => server.ask(call, { headers }))).toBe(2)
  })

  test('a page is told again as long as each of its songs is as it was', async () => {
    const path = `${server.address}/api/songs/published?language=french`
    const told = await fetch(path)
    const { songs: cards } = (await told.clone().json()) as { songs: { id: string }[] }
    const id = cards[0]?.id
    const etag = told.headers.get('etag') ?? ''
    const again = () => fetch(path, { headers: { 'if-none-match': etag } })
    expect([told.headers.get('cache-control'), (await again()).status]).toEqual([
      'private, no-cache',
      304,
    ])
    const changes = [
      ['views = 10', 'views = 9', { songs: [{ title: 'La mer', views: 10 }], total: 1 }],
      ["title = 'L’eau'", "title = 'La mer'", { songs: [{ title: 'L’eau', views: 9 }], total: 1 }],
      ['withdrawn_at = now()', 'withdrawn_at = null', { songs: [], total: 0 }],
    ] as const
    const set = (what: string) => server.pool.query(`update songs set ${what} where id = $1`, [id])
    for (const [change, back, expected] of changes) {
      await set(change)
      const changed = await again()
      expect([changed.status, await changed.json()]).toMatchObject([200, expected])
      await set(back)
    }
    expect((await again()).status).toBe(304)
  })

  test.each([
    ['title', `title=${'x'.repeat(91)}`],
    ['limit', 'limit=101'],
    ['page', 'page=0'],
    ['language', 'language=klingon'],
    ['difficulty.0', 'difficulty=A3'],
    ['maturity.0', 'maturity=X'],
    ['hasRecording', 'hasRecording=yes'],
    ['recent', 'recent=desc'],
  ])('a wrong %s is refused by its name', async (field, query) => {
    expect(await server.refused(call, { query })).toMatchObject({
      status: 400,
      fields: { [field]: 'is not valid' },
    })
  })
})
