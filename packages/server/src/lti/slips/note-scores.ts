import { daysLate, scoreOf100 } from '@duologue/domain/lti/score-of-100'
import type { AssignmentsRoom } from '../../assignments/index'
import type { PlaysRoom } from '../../plays/index'
import type { LtiRoom } from '../lti-room'
import { upsertScores } from './note-store'

type Room = Pick<LtiRoom, 'clock'>

const momentOf = (date: Date | null) => date?.getTime() ?? null

/** Writes down what a course is to be told of its students, in the transaction in which they played (lti.md#scores). */
export const noteScores =
  ({ clock }: Room): AssignmentsRoom['onMarked'] =>
  async (transaction, row, marks) => {
    const now = clock.now()
    const scores = marks.flatMap(one => {
      const { requirement, requiredScore, dateDue, timeZone } = row
      const reached = scoreOf100({
        requirement,
        requiredScore,
        firstPlay: momentOf(one.firstPlay),
        firstCounted: momentOf(one.firstCounted),
        firstReached: momentOf(one.firstReached),
        firstWin: momentOf(one.firstWin),
        best: one.best,
      })
      if (!reached) return []
      const at = reached.metAt ?? now.getTime()
      const late = daysLate(at, dateDue.getTime(), timeZone)
      return [{ student: one.student, score: reached.score, daysLate: Math.min(late, 9999) }]
    })
    if (scores.length > 0) await upsertScores(transaction, row.id, scores, now)
  }

/** Writes down that somebody has begun what their course asks for; told again it does nothing. */
export const noteBegun =
  ({ clock }: Room): PlaysRoom['onBegun'] =>
  (queries, { assignment, user }) =>
    upsertScores(queries, assignment, [{ student: user, score: null, daysLate: 0 }], clock.now())
