import { describe, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { scoreServer, scoresAt } from '../../testing/lti/score-server'
import { seedSlips } from '../../testing/lti/seed-slips'
import { profileNames } from '../../testing/platform/platform-profile'
import { beginPlay, storePlay } from '../../testing/school/begun-play'
import { signUpActor } from '../../testing/school/people'
import { forgettingSlipsWork } from './forgetting-slips'

const minute = 60_000

describeOnDatabase('a score for a course', engine => {
  const here = scoreServer(engine)
  const { later, opened, sender, slipOf } = here

  describe.each(profileNames)('at %s', profile => {
    test('is told when somebody begins, and when they have played', async () => {
      const { platform, student, mia, place } = await opened(profile)
      const { assignment } = await place(here.conversation, { requirement: 'win' })
      const work = sender()
      await beginPlay(here.server, student, here.conversation, { assignment })
      await work.portion()
      later(minute)
      await storePlay(here.server, student, here.conversation, { assignment, isRight: false })
      await work.portion()
      await storePlay(here.server, student, here.conversation, { assignment })
      await work.portion()
      expect(platform.refused).toEqual([])
      expect(scoresAt(platform)).toEqual([
        [null, 'Pending'],
        [50, 'FullyGraded'],
        [100, 'FullyGraded'],
      ])
      expect(platform.school.scores.every(({ userId }) => userId === mia.id)).toBe(true)
      expect(await slipOf(student.user.id)).toMatchObject([
        { score: 100, state: 'sent', why: null },
      ])
      // One token was enough.
      expect(platform.heard.filter(each => each === 'POST /token')).toHaveLength(1)
    })

    test('is sent once, however long the platform was away', async () => {
      const { platform, student, place } = await opened(profile)
      const { assignment } = await place(here.conversation)
      await storePlay(here.server, student, here.conversation, { assignment })
      platform.outage = () => ({ status: 503 })
      const work = sender()
      for (let hours = 0; hours < 48; hours += 1) {
        await work.portion()
        later(60 * minute)
      }
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'waiting', why: 'away' }])
      platform.outage = undefined
      for (let hours = 0; hours < 30; hours += 1) {
        await work.portion()
        later(60 * minute)
      }
      expect(scoresAt(platform)).toEqual([[100, 'FullyGraded']])
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'sent', why: null }])
    })

    test('that was sent and not written down goes again with the same second, and that is enough', async () => {
      const { platform, student, place } = await opened(profile)
      const { assignment } = await place(here.conversation)
      await storePlay(here.server, student, here.conversation, { assignment })
      const work = sender()
      await work.portion()
      // As whoever is killed between the two leaves it.
      await here.server.pool.query(
        `update lti_slips set state = 'waiting', sent_at = null, sent_score = null, next_at = $2 where user_id = $1`,
        [student.user.id, new Date(here.server.clock.now().getTime() + minute)],
      )
      await work.portion()
      expect(platform.school.scores).toHaveLength(1)
      later(minute)
      await work.portion()
      expect(new Set(platform.school.scores.map(({ timestamp }) => timestamp)).size).toBe(1)
      expect(await slipOf(student.user.id)).toMatchObject([{ state: 'sent', why: null }])
    })
  })

  test('never falls, and a better one is in another second', async () => {
    const { platform, student, place } = await opened('moodle')
    const { assignment } = await place(here.conversation, { requirement: 'win' })
    const work = sender()
    await storePlay(here.server, student, here.conversation, { assignment })
    await work.portion()
    await storePlay(here.server, student, here.conversation, { assignment, isRight: false })
    await work.portion()
    expect(scoresAt(platform)).toEqual([[100, 'FullyGraded']])
  })

  test('says how late it is', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(here.conversation, { dateDue: '2026-03-02T23:59:59Z' })
    await storePlay(here.server, student, here.conversation, { assignment })
    await sender().portion()
    expect(platform.school.scores).toMatchObject([{ scoreGiven: 100, comment: '2 days late' }])
  })

  test('is of people of the course alone', async () => {
    const { platform, student, classId, place } = await opened()
    await here.server.pool.query('delete from lti_people where user_id = $1', [student.user.id])
    const { assignment } = await place(here.conversation)
    await storePlay(here.server, student, here.conversation, { assignment })
    expect(await slipOf(student.user.id)).toEqual([])
    expect(classId).toBeTruthy()
    await sender().portion()
    expect(platform.heard).toEqual([])
  })

  test('waits as long as the platform says, and is stopped after 14 days', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(here.conversation)
    await storePlay(here.server, student, here.conversation, { assignment })
    platform.outage = path =>
      path.endsWith('/scores') ? { status: 429, retryAfter: '7200' } : undefined
    const work = sender()
    const now = here.server.clock.now().getTime()
    await work.portion()
    const [{ next_at } = { next_at: null }] = await slipOf(student.user.id)
    expect(next_at).toEqual(new Date(now + 7_200_000))
    for (let day = 0; day < 16; day += 1) {
      later(24 * 60 * minute + 5 * 60 * minute)
      await work.portion()
    }
    expect(await slipOf(student.user.id)).toMatchObject([{ state: 'stopped', why: 'tooLong' }])
    later(91 * 24 * 60 * minute)
    await forgettingSlipsWork(here.server).portion()
    expect(await slipOf(student.user.id)).toEqual([])
  })

  test('is sent with a new token where the one before is refused', async () => {
    const { platform, student, place } = await opened()
    const { assignment } = await place(here.conversation, { requirement: 'win' })
    const work = sender()
    await storePlay(here.server, student, here.conversation, { assignment, isRight: false })
    await work.portion()
    platform.tokens.clear()
    await storePlay(here.server, student, here.conversation, { assignment })
    await work.portion()
    expect(scoresAt(platform).map(([score]) => score)).toEqual([50, 100])
    expect(platform.heard.filter(each => each === 'POST /token')).toHaveLength(2)
  })

  test('makes its column anew where that is gone, once for all of them, or says that it is gone', async () => {
    const { platform, student, join, place } = await opened()
    const people = [student, await signUpActor(here.server, 'student')]
    for (const person of people.slice(1)) await join(person)
    const { assignment, resourceLink } = await place(here.conversation)
    for (const person of people)
      await storePlay(here.server, person, here.conversation, { assignment })
    platform.school.columns.clear()
    const work = sender()
    await work.portion()
    expect([...platform.school.columns.values()]).toMatchObject([{ resourceLinkId: resourceLink }])
    expect(scoresAt(platform)).toHaveLength(2)
    await here.server.pool.query(`update lti_placements set scopes = $2 where resource_link = $1`, [
      resourceLink,
      ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
    ])
    platform.school.columns.clear()
    await here.server.pool.query(
      `update lti_slips set state = 'waiting', next_at = $2 where user_id = $1`,
      [student.user.id, here.server.clock.now()],
    )
    await work.portion()
    expect(await slipOf(student.user.id)).toMatchObject([{ state: 'stopped', why: 'columnGone' }])
  })

  test('gets a column where none was made for its link', async () => {
    const { platform, student, place } = await opened('blackboard')
    const { assignment } = await place(here.conversation, {}, false)
    await storePlay(here.server, student, here.conversation, { assignment })
    await sender().portion()
    expect(platform.refused).toEqual([])
    expect(scoresAt(platform)).toEqual([[100, 'FullyGraded']])
  })

  test('of one platform waits for no other that is dead', async () => {
    const [dead, alive] = [await opened(), await opened()]
    for (const school of [dead, alive]) {
      const { assignment } = await school.place(here.conversation)
      await storePlay(here.server, school.student, here.conversation, { assignment })
    }
    await seedSlips(here.server, dead, 40, here.server.clock.now())
    await seedSlips(here.server, alive, 40, here.server.clock.now())
    dead.platform.outage = path => (path.endsWith('/scores') ? 'silence' : undefined)
    await sender().portion()
    expect(alive.platform.school.scores).toHaveLength(41)
    // A few were tried there, and it was left alone.
    expect(dead.platform.heard.filter(each => each.endsWith('/scores'))).toHaveLength(4)
  })

  test('of 200 students is there after one round', async () => {
    const school = await opened('moodle')
    await school.place(here.conversation)
    await seedSlips(here.server, school, 200, here.server.clock.now())
    const work = sender()
    while (await work.portion());
    expect(school.platform.school.scores).toHaveLength(200)
    expect(school.platform.refused).toEqual([])
  })
})
