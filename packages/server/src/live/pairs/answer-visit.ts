import type { CallArguments } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import { visitAnswer } from '@duologue/domain/live/visits/judge-visit'
import { idOfReader } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { LiveRoom } from '../live-room'
import { ownSeat } from './own-pair'
import { changePair, endPair, lockPair } from './pair-store'
import type { PairRow, VisitRow } from './pair-table'
import { resultOf } from './result-of'
import { groundOf, nextOf, progressOf, type VisitGround } from './visit-of'
import { changeVisit, visitsOf } from './visit-store'

type Told = CallArguments<typeof live.answerVisit>['body']

/** Whether an answer says anything: where there is no clock nothing runs out. */
function saysSomething(
  { setup }: VisitGround,
  { choice, heard }: VisitRow['answers'][number],
  isRelaxed: boolean,
): boolean {
  if (!isRelaxed) return true
  return setup.mode === 'speaking' ? heard !== null : choice !== null
}

/**
 * A visit with what was told of it (live.md#in-turns): an answer counts for the first open question alone, once it was
 * asked for; one that is stored never changes.
 */
function visitAfter(ground: VisitGround, visit: VisitRow, { asks, answers }: Told, now: Date) {
  const since = now.getTime() - visit.begunAt.getTime()
  let after = visit
  for (const told of answers) {
    const turn = nextOf(ground, after)
    const shown = turn && after.shown[turn.id]
    if (turn?.id !== told.turn || shown === undefined) continue
    const answer = visitAnswer(turn, ground.setup.mode, told, since - shown)
    const { relaxed } = turn.player === 1 ? ground.setup : (ground.setup.rival ?? ground.setup)
    if (!saysSomething(ground, answer, relaxed)) continue
    after = { ...after, answers: [...after.answers, answer] }
  }
  const next = nextOf(ground, after)
  if (next && next.id === asks && after.shown[asks] === undefined)
    after = { ...after, shown: { ...after.shown, [asks]: since } }
  return next ? after : { ...after, endedAt: after.endedAt ?? now }
}

/** Somebody has played their part: the other one is waited for, or the duel is over. */
async function endVisit(
  transaction: Queries,
  row: PairRow,
  { of }: VisitGround,
  visits: readonly VisitRow[],
  now: Date,
): Promise<void> {
  const played = row.visits + 1
  const answers = visits.flatMap(visit => visit.answers)
  const result = resultOf(row, answers)
  if (played >= of || result.isOver)
    return endPair(transaction, row.id, { endedAt: now, result: result.told, visits: played })
  const other = played % 2 === 0 ? row.challenger : row.partner
  await changePair(transaction, row.id, { visits: played, waitsFor: other, waitsSince: now })
}

/** Asks for a question of a visit, or stores answers of it; what was stored is told, whoever asks it again. */
export function answerVisit(room: LiveRoom): Handler<typeof live.answerVisit> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const user = idOfReader(reader)
    const number = Number(params.visit)
    const now = clock.now()
    return inTransaction(database, random, async transaction => {
      const { row, seat } = ownSeat(await lockPair(transaction, params.id), user)
      const visits = await visitsOf(transaction, row.id)
      const visit = visits.find(one => one.number === number)
      if (!visit || (number - seat) % 2 !== 0)
        throw new Refused(row.endedAt === null ? 'not-your-turn' : 'pair-over')
      const ground = groundOf(room.dealPair, row, number)
      if (visit.endedAt !== null) return progressOf(ground, visit, now)
      if (row.endedAt !== null) throw new Refused('pair-over')
      const after = visitAfter(ground, visit, body, now)
      if (after !== visit) await changeVisit(transaction, visit, after)
      if (after.endedAt !== null) {
        const others = visits.filter(one => one !== visit)
        await endVisit(transaction, row, ground, [...others, after], now)
      }
      return progressOf(ground, after, now)
    })
  }
}
