import { courses } from '@duologue/contract/courses'
import { playlists } from '@duologue/contract/playlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { makeList } from '../testing/school/played-round'
import { seedConversation } from '../testing/school/seed-conversation'

describeOnDatabase('what search engines are told', engine => {
  let server: TestServer
  let person: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { callsPerMinute: { searches: 1000 } })
    person = await signUpPerson(server)
  })
  afterAll(() => server.close())

  const get = async (path: string) => {
    const answer = await fetch(server.address + path)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    }
  }
  const named = (text: string) =>
    [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  /** All paths of all parts that the index names. */
  const everyPath = async () => {
    const parts = named((await get('/sitemap.xml')).text)
    const texts = await Promise.all(parts.map(async path => (await get(path)).text))
    return texts.flatMap(named)
  }

  test('is where the sitemap is, and whose language has a page of its own', async () => {
    await seedConversation(server.pool, { language: 'de' })
    const robots = await get('/robots.txt')
    expect(robots).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(robots.text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
    expect(await get('/sitemap.xml')).toMatchObject({
      status: 200,
      type: 'application/xml; charset=utf-8',
    })
    expect((await get('/sitemaps/pages.xml')).text).toContain(
      '/search/conversations?language=de</loc>',
    )
  })

  test('is what everybody may find, and nothing that is a draft, deleted, held or empty', async () => {
    const { id: shown } = await seedConversation(server.pool, { title: '你好 & Co' })
    const { id: draft } = await seedConversation(server.pool, { isPublished: false })
    const { id: deleted } = await seedConversation(server.pool, { deletedAt: '2026-02-02' })
    const playlist = (name: string) =>
      server.ask(playlists.createPlaylist, { headers: person.headers, body: { name } })
    const full = await playlist('Full')
    await server.pool.query('update playlists set conversations = $2 where id = $1', [
      full.id,
      [shown],
    ])
    const empty = await playlist('Empty')
    const list = await makeList(server, person)
    const course = (title: string) =>
      server.ask(courses.createCourse, { headers: person.headers, body: { title, language: 'es' } })
    const [open, closed] = [await course('Primeros pasos'), await course('Draft')]
    await server.pool.query('update courses set is_published = true where id = $1', [open.id])
    const paths = await everyPath()
    expect(paths).toContain('/courses')
    expect(paths).toContain(`/courses/${open.shortid}/primeros-pasos`)
    expect(paths).toContain(`/playlists/${full.id}/full`)
    expect(paths.some(path => path.startsWith(`/conversations/${shown}/`))).toBe(true)
    expect(paths).toContain(`/pronunciation/${list.shortid}`)
    for (const hidden of [draft, deleted, empty.id, closed.shortid])
      expect(paths.filter(path => path.includes(hidden))).toEqual([])
    await server.pool.query('update playlists set held_at = now() where id = $1', [full.id])
    await server.pool.query('update courses set held_at = now() where id = $1', [open.id])
    const left = await everyPath()
    for (const held of [full.id, open.shortid])
      expect(left.filter(path => path.includes(held))).toEqual([])
  })

  test('is a song that everybody may meet, under a right that lets it be listed', async () => {
    const song = async (title: string, told: Record<string, string | null> = {}) => {
      const row = { rights: 'own', audience: 'everyone', withdrawn_at: null, licensed_until: null }
      const { rights, audience, withdrawn_at, licensed_until } = { ...row, ...told }
      const { rows } = await server.pool.query<{ id: string }>(
        `insert into songs (id, language, title, artist, title_search, difficulty, maturity, curated,
           youtube_id, youtube_views, duration, created_at, updated_at, published_at, rights, audience, withdrawn_at, licensed_until)
         values (gen_random_uuid(), 'chinese', $1, 'A', 'a', 'beginner', 'G', $2, 'abcdefghijk', 0, 60, now(), now(), case when $2 then now() end, $3, $4, $5, $6)
         returning id`,
        [title, title !== 'Not curated', rights, audience, withdrawn_at, licensed_until],
      )
      return rows[0]?.id ?? ''
    }
    const shown = [
      await song('Own'),
      await song('Old', { rights: 'publicDomain' }),
      await song('Free', { rights: 'free' }),
    ]
    await song('Not curated')
    await song('Unknown', { rights: 'unknown' })
    await song('Licensed', { rights: 'licensed' })
    await song('Permitted', { rights: 'permission' })
    await song('Ends', { licensed_until: '2999-01-01' })
    await song('Withdrawn', { withdrawn_at: '2026-02-02' })
    await song('For users', { audience: 'users' })
    const paths = (await everyPath()).filter(path => path.startsWith('/songs/'))
    expect(paths.toSorted()).toEqual(
      ['own', 'old', 'free'].map((slug, at) => `/songs/${shown[at]}/${slug}`).toSorted(),
    )
  })

  test('comes in portions, each thing in one of them', async () => {
    await server.pool.query(
      `insert into conversations (id, shortid, title, title_search, language, is_published,
         character1_name, character2_name, created_at, updated_at, published_at)
       select gen_random_uuid(), 'p' || lpad(n::text, 7, '0'), 'A', 'a', 'fr', true, 'A', 'B', now(), now(), now()
       from generate_series(1, 5200) n`,
    )
    const parts = named((await get('/sitemap.xml')).text).filter(path =>
      path.includes('/conversations/'),
    )
    expect(parts).toHaveLength(2)
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from conversations where is_published and deleted_at is null',
    )
    const found = (await everyPath()).filter(path => path.startsWith('/conversations/'))
    expect(found).toHaveLength(rows.length)
    expect(new Set(found.map(path => path.split('/')[2]))).toEqual(
      new Set(rows.map(({ id }) => id)),
    )
  })

  test.each([
    '/sitemaps/users/x.xml',
    '/sitemaps/toString/x.xml',
    '/sitemaps/lists/1.xml',
    '/sitemaps/',
  ])('of %s there is nothing', async path => expect((await get(path)).status).toBe(404))
})
