import { plays } from '@duologue/contract/plays'
import { expect, test } from 'vitest'
import { startChildApp } from '../../testing/apps/child-app'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { scoreServer } from '../../testing/lti/score-server'
import { beginPlay } from '../../testing/school/begun-play'
import { signUpActor } from '../../testing/school/people'

const minute = 60_000
/** More statements than sending a score has; where the process ends by itself there are no more. */
const most = 20

describeOnDatabase('a score whose sender is killed', engine => {
  const here = scoreServer(engine)
  const { later, opened, sender, slipOf } = here

  test('arrives, and once, at whichever statement: before it is taken, before it is sent, before it is written down', async () => {
    const { platform, join, place } = await opened('moodle')
    const { assignment } = await place(here.conversation)
    const played = async () => {
      const person = await signUpActor(here.server, 'student')
      const { id } = await join(person)
      const sent = await beginPlay(here.server, person, here.conversation, { assignment })
      const body = { ticket: sent.ticket, events: sent.events }
      await here.server.ask(plays.savePlay, { headers: person.headers, body })
      return { id, user: person.user.id }
    }
    const gradesOf = (id: string) =>
      platform.school.scores.filter(score => score.userId === id && score.scoreGiven !== undefined)
    /** What there was of it when the sender was killed: whether it was taken, and what the course had. */
    const found = new Set<string>()
    for (let nth = 1; nth <= most; nth += 1) {
      const { id, user } = await played()
      const now = here.server.clock.now().toISOString()
      const app = startChildApp('sending-app', [here.databaseUrl, now, `${nth}-before`])
      await app.ended
      const [slip] = await slipOf(user)
      found.add(`${slip?.state}, ${slip?.tries} tries, ${gradesOf(id).length} grades`)
      const isOver = app.lines.includes('done')
      if (!isOver) expect([nth, app.child.signalCode]).toEqual([nth, 'SIGKILL'])
      // Until a minute is over nobody else takes it; then anybody does.
      for (let rounds = 0; rounds < 2; rounds += 1) {
        later(minute)
        await sender().portion()
      }
      expect([nth, gradesOf(id).map(({ scoreGiven }) => scoreGiven)]).toEqual([nth, [100]])
      expect(await slipOf(user)).toMatchObject([{ score: 100, state: 'sent', why: null }])
      if (isOver) break
    }
    expect([...found]).toEqual([
      'waiting, 0 tries, 0 grades',
      'waiting, 1 tries, 0 grades',
      'waiting, 1 tries, 1 grades',
      'sent, 1 tries, 1 grades',
    ])
    // A platform that keeps whole seconds was told the same moment again, and said so.
    expect(platform.refused.filter(words => words.includes('a later score'))).toHaveLength(1)
  }, 120_000)
})
