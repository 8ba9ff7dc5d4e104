import { rosterLimits } from '@duologue/domain/rosters/roster-limits'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { RepeatedWork } from '../../repeated-work'
import {
  changeImport,
  changesBehind,
  deleteTakenRows,
  isRunning,
  takeRunning,
} from '../import-store'
import { changePlaces } from '../made/change-places'
import type { ImportRow } from '../roster-table'
import type { RostersRoom } from '../rosters-room'
import { findRenamed, takeClasses, takeEnrolments, takePeople } from './change-store'

const everyMs = 2000

/** Takes the next rows of an import; whether there were any. */
async function takeRows(room: RostersRoom, transaction: Queries, row: ImportRow): Promise<boolean> {
  const rows = await changesBehind(transaction, row, rosterLimits.step)
  const last = rows.at(-1)?.no
  if (last === undefined) return false
  const portion = { import: row.id, after: row.taken, last }
  const now = room.clock.now()
  const kinds = new Set(rows.map(({ kind }) => kind))
  if (kinds.has('class')) await takeClasses(transaction, portion, now)
  if (kinds.has('person')) {
    const renamed = await findRenamed(transaction, portion)
    await takePeople(transaction, portion, now)
    await room.renamePupils(transaction, renamed)
  }
  if (kinds.has('enrolment')) await takeEnrolments(transaction, portion, now)
  await deleteTakenRows(transaction, row.id, last)
  await changeImport(transaction, row.id, { taken: last, changedAt: now })
  return true
}

/**
 * Does one step of the import that is being applied (rosters.md#applying): some of its rows, or behind them the places in one
 * class that was made. Where it has come to is written down with what it does, so that whoever is killed is gone on from
 * there. Whether more may be left.
 */
export async function applyStep(room: RostersRoom): Promise<boolean> {
  if (!(await isRunning(room.database))) return false
  return inTransaction(room.database, room.random, async transaction => {
    const row = await takeRunning(transaction)
    if (!row) return false
    if (await takeRows(room, transaction, row)) return true
    const placed = await changePlaces(room, transaction, row.placed ?? '')
    const change = placed === undefined ? { state: 'done' as const } : { placed }
    await changeImport(transaction, row.id, { ...change, changedAt: room.clock.now() })
    return placed !== undefined
  })
}

/** Does so again and again. */
export const applyingRostersWork = (room: RostersRoom): RepeatedWork => ({
  name: 'applying-rosters',
  everyMs,
  portion: () => applyStep(room),
  failed: 'a roster is not applied',
})
