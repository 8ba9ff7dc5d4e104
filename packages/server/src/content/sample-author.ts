import { findOrMakeUser } from '../accounts/index'
import type { Database } from '../database/connect'
import type { Clock } from '../outside/clock/clock'
import { newId } from '../outside/random/new-id'
import type { RandomSource } from '../outside/random/random'

/** The seeded user whom the samples belong to; it has no password, so nobody can log in as it. */
const sampleAuthor = 'duologue'

/** The id of that user, who is made when there is none yet. */
export const sampleAuthorId = ({
  database,
  clock,
  random,
}: {
  database: Database
  clock: Clock
  random: RandomSource
}): Promise<string> =>
  findOrMakeUser(database, {
    id: newId(random, clock),
    username: sampleAuthor,
    now: clock.now(),
  })
