import type { assignments } from '@duologue/contract/assignments'
import type { CallArguments } from '@duologue/contract/endpoint'
import { gameOf } from '@duologue/domain/choices/played-kinds'
import { newId } from '../outside/random/new-id'
import type { ThingId } from '../playable'
import { idsOf } from '../thing-columns'
import type { AssignmentRow } from './assignment-table'
import type { AssignmentsRoom } from './assignments-room'
import { newDueInstant } from './due-instant'
import { askedScore } from './results/asked-score'

/** What is asked of whoever plays, as it is sent. */
type Wishes = Pick<
  CallArguments<typeof assignments.assignPlaylist>['body'],
  'difficulty' | 'requirement' | 'requiredScore' | 'completion_score' | 'dateDue' | 'timeZone'
> & { mode: AssignmentRow['mode'] }

/** What is assigned to whom. */
interface About {
  class: string
  thing: ThingId & { title: string }
}

/** The row of an assignment that is made now; throws what is wrong with its score or its date due. */
export function newRow(
  { clock, random }: Pick<AssignmentsRoom, 'clock' | 'random'>,
  { class: classId, thing }: About,
  { mode, difficulty, requirement, timeZone = 'UTC', dateDue, ...scores }: Wishes,
): AssignmentRow {
  return {
    ...idsOf(thing),
    class: classId,
    title: thing.title,
    activity: gameOf[thing.kind],
    id: newId(random, clock),
    mode,
    difficulty,
    requirement,
    requiredScore: askedScore(requirement, scores),
    dateDue: newDueInstant(dateDue, timeZone, clock.now()),
    timeZone,
    createdAt: clock.now(),
  }
}
