import { live } from '@duologue/contract/live'
import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/apps/test-server'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { seedDuel } from '../../testing/school/begun-play'
import {
  acceptPair,
  beginVisit,
  openPair,
  ownTurns,
  pass,
  tellVisit,
} from '../../testing/school/opened-pair'
import { signUpActor } from '../../testing/school/people'

describeOnDatabase('what the log tells of duels of two', engine => {
  test('is no code, no name and nothing that was said, whatever is asked or goes wrong', async () => {
    const lines: string[] = []
    const server = await startTestServer(engine, {
      logTo: { write: line => void lines.push(line) },
    })
    onTestFinished(server.close)
    const [ana, ben] = [await signUpActor(server, 'other'), await signUpActor(server, 'owner')]
    const { id: conversation } = await seedDuel(server)
    const pair = await openPair(server, ana, conversation, { mode: 'speaking' })
    const code = pair.code ?? ''
    await server.ask(live.getInvitation, { params: { code } })
    await server.refused(live.getInvitation, { params: { code: 'ZZZZZZZZ' } })
    await acceptPair(server, ben, pair)
    const [first = ''] = ownTurns(await beginVisit(server, ana, pair.id))
    await tellVisit(server, ana, pair.id, 1, { asks: first })
    pass(server, 2000)
    const say = () =>
      server.ask(live.answerVisit, {
        headers: ana.headers,
        params: { id: pair.id, visit: '1' },
        body: {
          answers: [
            {
              turn: first,
              choice: null,
              heard: [{ transcript: 'Klabautermann', confidence: 1 }],
              elapsed: 2000,
            },
          ],
        },
      })
    const told = lines.length
    await server.pool.query('alter table live_visits rename to live_visits_away')
    await expect(say()).rejects.toThrow()
    await server.pool.query('alter table live_visits_away rename to live_visits')
    await server.pool.query('alter table live_pairs rename to live_pairs_away')
    await expect(server.ask(live.getInvitation, { params: { code } })).rejects.toThrow()
    await server.pool.query('alter table live_pairs_away rename to live_pairs')
    await say()
    await expect.poll(() => lines.length).toBeGreaterThan(told)
    for (const secret of [code, 'ZZZZZZZZ', 'Klabautermann', ana.user.username, ben.user.username])
      expect.soft(lines.filter(line => line.includes(secret))).toEqual([])
  })
})
