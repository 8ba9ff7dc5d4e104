import type { live } from '@duologue/contract/live'
import { visitTurns } from '@duologue/domain/live/visits/visit-turns'
import { idOfReader } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import { existing } from '../../http/existing'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LiveRoom } from '../live-room'
import { ownSeat } from './own-pair'
import { lockPair } from './pair-store'
import { groundOf, progressOf } from './visit-of'
import { insertVisit, visitsOf } from './visit-store'

/** Begins the own part of a duel in turns; a reload and a second device go on with it where it stands (live.md#in-turns). */
export function beginVisit(room: LiveRoom): Handler<typeof live.beginVisit> {
  const { database, clock, random } = room
  return async ({ params: { id } }, { reader }) => {
    const user = idOfReader(reader)
    const now = clock.now()
    const begun = await inTransaction(database, random, async transaction => {
      const { row } = ownSeat(await lockPair(transaction, id), user)
      if (row.endedAt !== null) throw new Refused('pair-over')
      if (row.waitsFor !== user) throw new Refused('not-your-turn')
      if (row.settings.mode === 'speaking') await room.requireMaySpeak(database, reader)
      const number = row.visits + 1
      const ground = groundOf(room.dealPair, row, number)
      const isNew = await insertVisit(transaction, id, number, now)
      const visit = (await visitsOf(transaction, id)).find(one => one.number === number)
      if (!visit) throw new Error('a visit was not begun')
      return { row, ground, visit, isNew }
    })
    const { ground, visit, isNew } = begun
    const { setup, dealt, plan } = ground
    const { told, asked } = progressOf(ground, visit, now)
    const view = {
      visit: visit.number,
      characters: setup.characters,
      turns: visitTurns(setup, dealt, plan),
      told,
      asked,
    }
    return isNew ? view : existing(view)
  }
}
