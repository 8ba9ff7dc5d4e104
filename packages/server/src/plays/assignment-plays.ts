import type { Pupil } from '@duologue/contract/shapes/field-shapes'
import type { Play } from '@duologue/contract/shapes/play'
import type { Database } from '../database/connect'
import { latestPlays } from './play-store'
import { playView } from './play-view'

/** The latest plays that some players have played for assignments, each with its player where they are named. */
export async function assignmentPlays(
  database: Database,
  assignments: readonly string[],
  players: ReadonlyMap<string, Pupil | undefined>,
  most: number,
): Promise<Play[]> {
  if (assignments.length === 0 || players.size === 0) return []
  const rows = await latestPlays(database, assignments, [...players.keys()], most)
  return rows.map(row => playView(row, players.get(row.user ?? '')))
}
