import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { sendingSlipsWork } from '../../lti/index'
import { oneMoreProcess } from '../apps/one-more-process'
import { startTestServer, type TestServer } from '../apps/test-server'
import type { Engine } from '../databases/database-engines'
import { openedCourse } from '../platform/opened-course'
import type { ProfileName } from '../platform/platform-profile'
import { type Platform, startPlatform, toolAt } from '../platform/start-platform'
import { seedDuel } from '../school/begun-play'

const allowed = { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' }

/** A server on which scores go to courses when a test wants it, each test at the same hour. */
export function scoreServer(engine: Engine) {
  const here = {} as { server: TestServer; databaseUrl: string; conversation: string }
  beforeAll(async () => {
    here.server = await startTestServer(engine, {
      settings: allowed,
      through: url => {
        here.databaseUrl = url
        return url
      },
      callsPerMinute: { logins: 10_000, writes: 10_000 },
    })
    // What a server does by itself every few seconds, tests here do when they want it.
    await here.server.pool.query(
      `insert into leases (work, holder, until) values ('sending-slips', gen_random_uuid(), now() + interval '1 day')`,
    )
    here.conversation = (await seedDuel(here.server)).id
  })
  beforeEach(() => here.server.clock.moveTo('2026-03-04T10:20:00Z'))
  afterAll(() => here.server.close())

  const later = (ms: number) =>
    here.server.clock.moveTo(new Date(here.server.clock.now().getTime() + ms).toISOString())

  async function opened(profile: ProfileName = 'plain') {
    const platform = await startPlatform({
      profile,
      tool: toolAt(here.server.address),
      now: () => here.server.clock.now(),
    })
    onTestFinished(() => platform.close())
    return { platform, ...(await openedCourse(here.server, platform)) }
  }
  const sender = () => sendingSlipsWork(oneMoreProcess(here.server, allowed).lti)
  const slipOf = async (user: string) => {
    const { rows } = await here.server.pool.query(
      'select score, state, why, tries, next_at from lti_slips where user_id = $1',
      [user],
    )
    return rows
  }
  return Object.assign(here, { later, opened, sender, slipOf })
}

/** What a platform was told, in the order in which it came. */
export const scoresAt = ({ school }: Platform) =>
  school.scores.map(({ scoreGiven = null, gradingProgress }) => [scoreGiven, gradingProgress])
