import type { Database } from '../database/connect'
import { tookTooLong } from '../database/took-too-long'
import { type Repeating, repeat } from '../outside/clock/repeat'
import { addUpNext } from './search-store'

/** Milliseconds between two rounds, and playlists a round: 200,000 have all had their turn within 7 hours. */
const everyMs = 60_000
const mostAtOnce = 500

const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Adds up the views of one part of the playlists after the other, again and again until stopped. */
export function keepPopular(database: Database, onError: (error: unknown) => void): Repeating {
  let last = beforeAll
  const work = async () => {
    last = (await addUpNext(database, last, mostAtOnce)) ?? beforeAll
  }
  return repeat(everyMs, work, error => (tookTooLong(error) ? undefined : onError(error)))
}
