import { describe, expect, test } from 'vitest'
import { describeOnDatabase } from '../../testing/databases/database-engines'
import { scoreServer, scoresAt } from '../../testing/lti/score-server'
import { profileNames } from '../../testing/platform/platform-profile'
import { storePlay } from '../../testing/school/begun-play'

const day = 24 * 60 * 60_000
const waits = { state: 'waiting', why: 'away', next_at: expect.any(Date) }
const stopped = (why: string) => ({ state: 'stopped', why, next_at: null })

describeOnDatabase('the answer to a score', engine => {
  const here = scoreServer(engine)
  const { later, opened, sender, slipOf } = here
  const isScores = (path: string) => path.endsWith('/scores')

  describe.each(profileNames)('of a %s platform', profile => {
    async function played() {
      const at = await opened(profile)
      const { assignment } = await at.place(here.conversation)
      await storePlay(here.server, at.student, here.conversation, { assignment })
      const slip = () => slipOf(at.student.user.id)
      const asked = (what: string) => at.platform.heard.filter(each => each.endsWith(what)).length
      return { ...at, slip, asked }
    }

    test.each([
      [200, { state: 'sent', why: null, next_at: null }],
      [201, { state: 'sent', why: null, next_at: null }],
      [204, { state: 'sent', why: null, next_at: null }],
      [403, stopped('notAllowed')],
      [400, stopped('refused')],
      [422, stopped('refused')],
      [410, stopped('columnGone')],
      [409, { state: 'sent', why: 'laterGrade', next_at: null }],
      [302, waits],
      [429, waits],
      [500, waits],
      [502, waits],
      [503, waits],
    ])('%s', async (status, expected) => {
      const { platform, slip, asked } = await played()
      platform.outage = path => (isScores(path) ? { status } : undefined)
      const work = sender()
      await work.portion()
      expect(await slip()).toMatchObject([{ ...expected, tries: 1 }])
      expect(asked('/scores')).toBe(1)
      if (expected.state === 'waiting') platform.outage = undefined
      // What is done is not asked for again; what waited arrives, once.
      for (let days = 0; days < 2; days += 1) {
        later(day)
        await work.portion()
      }
      const isOver = expected.state !== 'waiting'
      expect(scoresAt(platform)).toEqual(isOver ? [] : [[100, 'FullyGraded']])
      expect(asked('/scores')).toBe(isOver ? 1 : 2)
    })

    test('401: one new token, then as if it were away', async () => {
      const { platform, slip, asked } = await played()
      platform.outage = path => (isScores(path) ? { status: 401 } : undefined)
      const work = sender()
      await work.portion()
      expect(await slip()).toMatchObject([waits])
      expect([asked('/token'), asked('/scores')]).toEqual([2, 2])
      platform.outage = undefined
      later(day)
      await work.portion()
      expect(scoresAt(platform)).toEqual([[100, 'FullyGraded']])
    })

    test('404: the column is made anew, once; one that stays away stops it', async () => {
      const { platform, slip, asked } = await played()
      platform.outage = path => (isScores(path) ? { status: 404 } : undefined)
      await sender().portion()
      expect(await slip()).toMatchObject([stopped('columnGone')])
      expect(asked('/scores')).toBe(2)
    })

    test('Retry-After is obeyed, and 14 days are enough', async () => {
      const { platform, slip } = await played()
      platform.outage = path =>
        isScores(path) ? { status: 503, retryAfter: String((2 * day) / 1000) } : undefined
      const now = here.server.clock.now().getTime()
      const work = sender()
      await work.portion()
      const [{ next_at } = { next_at: undefined }] = await slip()
      expect(next_at).toEqual(new Date(now + 2 * day))
      platform.outage = path => (isScores(path) ? { status: 503 } : undefined)
      for (let days = 0; days < 17; days += 1) {
        later(1.3 * day)
        await work.portion()
      }
      expect(await slip()).toMatchObject([stopped('tooLong')])
      expect(scoresAt(platform)).toEqual([])
    })
  })
})
