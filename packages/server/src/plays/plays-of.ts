import type { Database } from '../database/connect'
import { everyPlay } from './play-store'
import { playView } from './play-view'

/** All plays of a user, as they go into the export of their data (plays.md#deleted-accounts). */
export async function playsOf(database: Database, user: string) {
  return (await everyPlay(database, user)).map(row => playView(row))
}
