import type { rosters } from '@duologue/contract/rosters/rosters'
import { idOfReader } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { writeLog } from '../school/index'
import { changeImport, isRunning, lockImport } from './import-store'
import { countComing } from './made/coming-in'
import { answerRosters } from './roster-view'
import type { RostersRoom } from './rosters-room'

/** Says that an import is to be applied; what does it is `applyingWork`. Twice is as good as once (rosters.md#applying). */
export function applyRoster(room: RostersRoom): Handler<typeof rosters.applyRoster> {
  const { database, random, clock } = room
  return async ({ params: { id }, body }, { reader }) => {
    const actor = idOfReader(reader)
    const row = await inTransaction(database, random, async transaction => {
      const found = await lockImport(transaction, id)
      if (!found) throw new Refused('roster-not-found')
      if (found.state === 'dropped') throw new Refused('roster-over')
      if (found.state !== 'ready') return found
      if (found.changes === 0 && (await countComing(room, transaction)) === 0)
        throw new Refused('roster-unchanged')
      if (await isRunning(transaction)) throw new Refused('roster-running')
      const { mustConfirm, places } = found.preview
      if (mustConfirm && body.endings !== places.ending) throw new Refused('endings-unconfirmed')
      await writeLog(transaction, { at: clock.now(), what: 'roster-applied', actor, about: id })
      return changeImport(transaction, id, { state: 'running', changedAt: clock.now() })
    })
    const [answer] = await answerRosters(database, [row])
    if (!answer) throw new Error('an import is gone')
    return answer
  }
}
