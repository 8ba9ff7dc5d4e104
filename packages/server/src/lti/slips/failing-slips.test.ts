import { plays } from '@duologue/contract/plays'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { failAtStatement } from '../../testing/databases/failing-statements'
import { scoreServer } from '../../testing/lti/score-server'
import { beginPlay } from '../../testing/school/begun-play'
import { signUpActor } from '../../testing/school/people'

const minute = 60_000
/** More than storing a play or sending its score has; where nothing fails any more it ends sooner. */
const most = 80

describeOnDatabase('a score whose statements fail', engine => {
  const here = scoreServer(engine)
  const { later, opened, sender, slipOf } = here

  test('arrives, and once, wherever the connection is lost', async () => {
    const { platform, join, place } = await opened('moodle')
    const { assignment } = await place(here.conversation)
    /** Somebody who has played for it, and not sent that yet. */
    const playing = async () => {
      const person = await signUpActor(here.server, 'student')
      const { id } = await join(person)
      const { ticket, events } = await beginPlay(here.server, person, here.conversation, {
        assignment,
      })
      const told = { headers: person.headers, body: { ticket, events } }
      return { id, user: person.user.id, save: () => here.server.ask(plays.savePlay, told) }
    }
    let lost = 0
    const failing = async (doing: () => Promise<unknown>, nth: number, how: 'before' | 'after') =>
      failAtStatement(nth, how, () =>
        doing().catch(() => {
          lost += 1
        }),
      )
    /** What was told of somebody, each moment once: a platform takes what it has already for the same. */
    const gradesOf = (id: string) =>
      new Set(
        platform.school.scores
          .filter(({ userId, scoreGiven }) => userId === id && scoreGiven !== undefined)
          .map(({ scoreGiven, timestamp }) => `${scoreGiven} at ${timestamp}`),
      )
    const arrives = async ({ id, user }: { id: string; user: string }) => {
      // Whoever took it was killed: after a minute it is anybody's.
      const work = sender()
      for (let rounds = 0; rounds < 3; rounds += 1) {
        later(minute)
        await work.portion()
      }
      expect(gradesOf(id).size).toBe(1)
      expect(await slipOf(user)).toMatchObject([{ score: 100, state: 'sent', why: null }])
    }

    // Every other statement is lost before it is done, those between when it is.
    for (const [first, how] of [
      [1, 'before'],
      [2, 'after'],
    ] as const) {
      for (let nth = first, isReached = true; isReached && nth <= most; nth += 2) {
        const somebody = await playing()
        isReached = await failing(somebody.save, nth, how)
        // As a browser does that had no answer.
        await somebody.save()
        await arrives(somebody)
      }
      for (let nth = first, isReached = true; isReached && nth <= most; nth += 2) {
        const somebody = await playing()
        await somebody.save()
        const work = sender()
        isReached = await failing(async () => work.portion(), nth, how)
        await arrives(somebody)
      }
    }
    expect(lost).toBeGreaterThan(15)
  }, 120_000)
})
