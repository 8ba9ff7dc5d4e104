import { accounts } from '@duologue/contract/accounts'
import { pronunciation } from '@duologue/contract/pronunciation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/apps/test-server'
import { describeOnDatabase } from '../testing/databases/database-engines'
import { type Person, signUpPerson } from '../testing/school/people'
import { makeList, storeRound } from '../testing/school/played-round'
import { idOfItem, listOfPairs } from '../testing/school/seed-list'

describeOnDatabase('lists of somebody who goes', engine => {
  let server: TestServer
  let owner: Person
  let published: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUpPerson(server)
    published = (await makeList(server, owner)).id
    await makeList(server, owner, { title: 'Draft', settings: { isPublished: false } })
    await storeRound(server, owner, published)
    const answer = {
      id: crypto.randomUUID(),
      list: published,
      item: idOfItem(1),
      skill: 'reading',
      isRight: false,
    }
    const { headers } = owner
    await server.ask(pronunciation.saveAnswers, { headers, body: { answers: [answer] } })
  })
  afterAll(() => server.close())

  test('are in the export with their items, the answers and the plays', async () => {
    const { headers, user } = owner
    const told = await server.ask(accounts.exportUser, { headers, params: { id: user.id } })
    expect(told.pronunciation).toMatchObject({
      lists: [{ id: published, items: listOfPairs.items }, { title: 'Draft' }],
      answers: [{ list: published, item: idOfItem(1), skill: 'reading', isRight: false }],
    })
    expect(told.plays).toMatchObject([{ pronunciationList: published, verified: true }])
  })

  test('stay without an author where they are published; drafts and answers go', async () => {
    const { headers, user } = owner
    await server.ask(accounts.deleteUser, { headers, params: { id: user.id } })
    const list = await server.ask(pronunciation.getList, { params: { id: published } })
    expect(list.author).toBeNull()
    const { rows } = await server.pool.query(
      `select (select count(*)::int from pronunciation_lists) as lists,
         (select count(*)::int from pronunciation_answers) as answers,
         (select count(*)::int from plays where user_id is null) as plays`,
    )
    expect(rows).toEqual([{ lists: 1, answers: 0, plays: 1 }])
  })
})
