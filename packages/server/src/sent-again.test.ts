import type { Endpoint } from '@duologue/contract/endpoint'
import { learn } from '@duologue/contract/learn'
import { plays } from '@duologue/contract/plays'
import { pronunciation } from '@duologue/contract/pronunciation'
import { expect, onTestFinished, test } from 'vitest'
import { startChildApp } from './testing/apps/child-app'
import { contractClient } from './testing/apps/contract-client'
import { temporaryFolder } from './testing/apps/temporary-folder'
import { startTestServer, type TestServer } from './testing/apps/test-server'
import { describeOnDatabase } from './testing/databases/database-engines'
import { playLater, seedDuel } from './testing/school/begun-play'
import { writeEmptyContent } from './testing/school/empty-content'
import { type Person, signUpPerson } from './testing/school/people'
import { makeList } from './testing/school/played-round'

/** What a device has waited to send, and what is counted of it once it is stored. */
interface Waiting {
  call: Endpoint
  body: unknown
  /** The table in which it stands. */
  table: string
}

const aPlay = async (server: TestServer, person: Person): Promise<Waiting> => {
  const { id } = await seedDuel(server)
  const { sent } = await playLater(server, person, id)
  return { call: plays.savePlay, body: sent, table: 'plays' }
}

const someAttempts = async (server: TestServer): Promise<Waiting> => {
  const { id } = await seedDuel(server)
  const { rows } = await server.pool.query<{ id: string }>(
    'select id from dialogue_lines where conversation = $1 order by id limit 2',
    [id],
  )
  const attempts = rows.map((line, place) => ({
    id: `01910000-0000-7000-8000-00000000a00${place}`,
    line: line.id,
    skill: 'write',
    place: 'learn',
    isRight: true,
  }))
  return { call: learn.saveAttempts, body: { attempts }, table: 'line_attempts' }
}

const someAnswers = async (server: TestServer, person: Person): Promise<Waiting> => {
  const { id: list, items } = await makeList(server, person)
  const answers = items.slice(0, 2).map((item, place) => ({
    id: `01910000-0000-7000-8000-00000000b00${place}`,
    list,
    item: item.id,
    skill: 'reading',
    isRight: true,
  }))
  return { call: pronunciation.saveAnswers, body: { answers }, table: 'pronunciation_answers' }
}

describeOnDatabase('what a device has waited to send', engine => {
  test.each([
    ['a play', aPlay],
    ['answers of Learn Mode', someAttempts],
    ['answers of a round', someAnswers],
  ] as const)(
    '%s: the product is killed before it answers; sent again it counts once',
    async (_, wait) => {
      let database = ''
      const server = await startTestServer(engine, {
        through: url => {
          database = url
          return url
        },
      })
      onTestFinished(server.close)
      // A while ago: the program that is killed has the clock of the machine.
      server.clock.moveTo(new Date(Date.now() - 600_000).toISOString())
      const person = await signUpPerson(server)
      const { call, body, table } = await wait(server, person)
      const count = async () => {
        const { rows } = await server.pool.query(
          `select count(*)::int as kept from ${table} where user_id = $1`,
          [person.user.id],
        )
        return rows[0]?.kept
      }
      const folder = await temporaryFolder()
      await writeEmptyContent(folder)
      const doomed = startChildApp('serving-app', [folder, database, table])
      await doomed.written(1)
      const sent = { headers: person.headers, body }
      await expect(contractClient(doomed.lines[0] ?? '').ask(call, sent)).rejects.toThrow()
      await doomed.ended
      const kept = await count()
      expect(kept).toBeGreaterThan(0)
      server.clock.moveTo(new Date().toISOString())
      await server.ask(call, sent)
      await server.ask(call, sent)
      expect(await count()).toBe(kept)
    },
  )
})
