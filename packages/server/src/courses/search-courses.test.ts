import { courses } from '@duologue/contract/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'

describeOnDatabase('a search of courses', engine => {
  let server: TestServer
  let owner: Person

  const make = async (
    title: string,
    language: string,
    levels: string[],
    is = 'is_published = true',
  ) => {
    const { id } = await server.ask(courses.createCourse, {
      headers: owner.headers,
      body: { title, language },
    })
    const units = levels.map(level => ({ key: level, title: '', level, aims: [], items: [] }))
    await server.ask(courses.updateCourse, {
      headers: owner.headers,
      params: { id },
      body: { units },
    })
    await server.pool.query(`update courses set ${is} where id = $1`, [id])
  }
  const found = async (query: string, headers = {}) => {
    const answer = await server.ask(courses.searchCourses, { query, headers })
    return { titles: answer.courses.map(({ title }) => title), total: answer.total }
  }

  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    await make(
      'Primeros pasos',
      'es',
      ['A1', 'A2'],
      `is_published = true, content_key = 'es/pasos'`,
    )
    await make('Café y más', 'es', ['B1'])
    await make('Premiers pas', 'fr', ['A1'])
    await make('Hidden', 'es', [], 'is_published = false')
    await make('Held', 'es', ['A1'], 'is_published = true, held_at = now()')
    await make('Gone', 'es', ['A1'], 'is_published = true, deleted_at = now()')
  })
  afterAll(() => server.close())

  const all = ['Primeros pasos', 'Premiers pas', 'Café y más']
  test.each([
    ['', all],
    ['language=all&difficulty=all', all],
    ['language=es', ['Primeros pasos', 'Café y más']],
    ['difficulty=A1', ['Primeros pasos', 'Premiers pas']],
    ['difficulty[]=A2&difficulty[]=B1', ['Primeros pasos', 'Café y más']],
    ['title=CAFE', ['Café y más']],
    ['title=pas', ['Primeros pasos', 'Premiers pas']],
    ['title=pas&language=fr', ['Premiers pas']],
    ['includeDraft=true&title=hidden', []],
    ['author=01900000-0000-7000-8000-ffffffffffff', []],
  ])('%j finds its courses in order', async (query, titles) => {
    expect(await found(query)).toEqual({ titles, total: titles.length })
  })

  test('an author finds the own drafts, and what is held, when they ask for them', async () => {
    const query = `author=${owner.user.id}&includeDraft=true`
    const titles = ['Primeros pasos', 'Held', 'Hidden', 'Premiers pas', 'Café y más']
    expect(await found(query, owner.headers)).toEqual({ titles, total: 5 })
    expect((await found(query)).total).toBe(3)
  })

  test('pages are parts of the whole; what stands before one is told', async () => {
    expect(await found('limit=2&page=2')).toEqual({ titles: ['Café y más'], total: 3 })
    expect(await found('limit=0')).toEqual({ titles: [], total: 3 })
    const first = await server.ask(courses.searchCourses, { query: 'limit=2' })
    const second = await server.ask(courses.searchCourses, { query: 'limit=2&page=2' })
    expect(second.before).toBe(first.courses[1]?.id)
  })
})
