import { pretendRandom } from '../../outside/random/pretend-random'
import { forgetKeeper, rosteredPupils } from '../../pupils/index'
import { applyStep, type RostersRoom } from '../../rosters/index'
import type { TestServer } from '../apps/test-server'

/** The room of rosters beside a server in the test's own process. */
export function rostersRoomOf({
  database,
  clock,
}: Pick<TestServer, 'database' | 'clock'>): RostersRoom {
  const random = pretendRandom()
  return {
    database,
    teacherRule: 'open',
    clock,
    random,
    ...rosteredPupils({ clock, random }),
    onTeacherGone: forgetKeeper,
    semaphore: work => work(),
  }
}

/** Does what is left of a roster that is being applied. */
export async function applyAll(
  server: Pick<TestServer, 'database' | 'clock' | 'pool'>,
): Promise<void> {
  const room = rostersRoomOf(server)
  const isRunning = async () =>
    (await server.pool.query(`select from roster_imports where state = 'running'`)).rowCount !== 0
  // The server takes steps, too: while it takes one there is none for us.
  while (await isRunning()) await applyStep(room)
}
