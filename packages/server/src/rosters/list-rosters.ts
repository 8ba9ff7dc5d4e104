import type { rosters } from '@duologue/contract/rosters/rosters'
import type { Handler } from '../http/handlers'
import { isReading, latestImports } from './import-store'
import { answerRosters } from './roster-view'
import type { RostersRoom } from './rosters-room'

/** How many imports are shown. */
const shown = 20

export function listRosters({ database }: RostersRoom): Handler<typeof rosters.listRosters> {
  return async () => {
    // Looked for first: one that ends meanwhile is among the imports.
    const reading = await isReading(database)
    const rosters = await answerRosters(database, await latestImports(database, shown))
    return { rosters, isReading: reading }
  }
}
