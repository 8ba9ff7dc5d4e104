import type { PlanStep, Today } from '@duologue/contract/days'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { Learnable } from '../conversations/index'
import { type ActiveCourse, type LearnerPath, learnerPath } from '../courses/index'
import type { OwnLines } from '../learn/index'

/** So many of the steps ahead of somebody are looked at for their plan. */
const looked = 8

/** The course that somebody follows, as the plan of a day goes by it. */
export interface DayPath extends LearnerPath {
  course: ActiveCourse
}

/** The way through the course that is followed, by what is known of its conversations. */
export function dayPath(
  course: ActiveCourse | undefined,
  reader: Reader,
  { things, own }: { things: ReadonlyMap<string, Learnable>; own: readonly OwnLines[] },
): DayPath | undefined {
  return (
    course && {
      course,
      ...learnerPath(course, reader, {
        linesIn: id => things.get(id)?.lines,
        done: new Map(own.map(done => [done.conversation, done])),
      }),
    }
  )
}

/** What a plan is offered of a path. */
export const stepsAhead = (path: DayPath | undefined) => (path?.ahead ?? []).slice(0, looked)

/** For which unit of the course a step with a thing is. */
export function unitOf(
  path: DayPath | undefined,
  thing: string,
): Extract<PlanStep, { kind: 'list' }>['unit'] {
  const place = path?.nextOf.get(thing)?.unit
  const unit = place === undefined ? undefined : path?.course.units[place]
  if (!path || place === undefined || !unit) return null
  const { id, shortid, title } = path.course
  const [aim = null] = unit.aims
  return { course: { id, shortid, title }, number: place + 1, title: unit.title, aim }
}

/** The course as Today tells of it. */
export function courseView(path: DayPath | undefined): Today['course'] {
  if (!path) return null
  const { id, shortid, title } = path.course
  return { id, shortid, title, isAtEnd: path.ahead.length === 0 }
}
