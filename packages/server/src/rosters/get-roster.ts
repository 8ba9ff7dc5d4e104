import type { rosters } from '@duologue/contract/rosters/rosters'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { importById } from './import-store'
import { answerRosters } from './roster-view'
import type { RostersRoom } from './rosters-room'

export function getRoster({ database }: RostersRoom): Handler<typeof rosters.getRoster> {
  return async ({ params: { id } }) => {
    const row = await importById(database, id)
    const [answer] = row ? await answerRosters(database, [row]) : []
    if (!answer) throw new Refused('roster-not-found')
    return answer
  }
}
