import type { Agenda } from '@duologue/contract/assignments'
import type { days, PlanStep } from '@duologue/contract/days'
import type { Reader } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { mondayOf } from '@duologue/domain/days/calendar'
import { joinDays } from '@duologue/domain/days/day'
import { dayLimits } from '@duologue/domain/days/day-limits'
import { nextStep } from '@duologue/domain/days/next-step'
import { type PlannedStep, planDay } from '@duologue/domain/days/plan-day'
import { weekOf } from '@duologue/domain/days/week'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import { idOfReader } from '../accounts/index'
import { findLearnable, type Learnable } from '../conversations/index'
import { conversationsAhead, courseIn } from '../courses/index'
import type { Handler } from '../http/handlers'
import { type OwnLines, ownLines, todayIn } from '../learn/index'
import { courseView, type DayPath, dayPath, stepsAhead, unitOf } from './day-path'
import type { DaysRoom } from './days-room'
import { weekFacts } from './week-facts'

/** So many of the conversations that were answered last are looked at for what is next. */
const looked = 20

/** What stands behind the names of a plan. */
interface Named {
  due: Agenda['due']
  things: ReadonlyMap<string, Learnable>
  path: DayPath | undefined
}

/** A step of a plan with all that is shown of it. */
function stepView(step: PlannedStep, { due, things, path }: Named): PlanStep[] {
  const minutes = Math.ceil(step.seconds / 60)
  if (step.kind === 'review') {
    const { kind, lines, isDone } = step
    return [{ kind, lines, minutes, isDone }]
  }
  if (step.kind === 'assignment') {
    const found = due.find(({ assignment }) => assignment.id === step.id)
    return found ? [{ ...found, kind: step.kind, minutes, isDone: step.isDone }] : []
  }
  const unit = unitOf(path, step.thing)
  const isDone = step.isDone
  if (step.kind === 'list') {
    const told = path?.lists.get(step.thing)
    if (!told) return []
    const { id, shortid, title, language, scene } = told
    const list = { id, shortid, title, language, scene }
    return [{ kind: step.kind, list, unit, minutes, isDone }]
  }
  const thing = things.get(step.thing)
  if (!thing) return []
  const { id, shortid, title, language, coverimage, scene } = thing
  const conversation = { id, shortid, title, language, coverimage, scene }
  return [{ kind: step.kind, conversation, unit, minutes, isDone }]
}

/** Those assignments of a plan that are open, and those that were met today. */
const assignmentsOf = (due: Agenda['due'], morning: Date) =>
  due.flatMap(({ assignment: { id, standing } }) => {
    const isDone = standing?.status !== 'open'
    const isToday = new Date(standing?.metAt ?? 0) >= morning
    return !isDone || isToday ? [{ id, isDone }] : []
  })

/** What is next with what was begun, where anything is; with what is on the path, as the path goes. */
const begunOf = (own: readonly OwnLines[], { things, path }: Omit<Named, 'due'>) =>
  own.flatMap(({ conversation: thing, ...done }) => {
    const found = things.get(thing)
    if (!found) return []
    const onPath = path?.nextOf.get(thing)
    const step = onPath ? onPath.step : nextStep({ ...done, lines: found.lines })
    return step ? [{ thing, step }] : []
  })

const sumOf = (own: readonly OwnLines[], what: 'canSay' | 'due') =>
  own.reduce((sum, done) => sum + done[what], 0)

/** What is read for a plan; it is computed each time and stored nowhere (days.md#plan). */
async function planFacts(
  { database, clock, dueSoon }: DaysRoom,
  reader: Reader,
  {
    language: asked,
    timeZone = 'UTC',
  }: { language?: string | undefined; timeZone?: string | undefined },
) {
  const user = idOfReader(reader)
  const now = clock.now()
  const today = dayOf(now.getTime(), timeZone)
  const day = todayIn(timeZone, now)
  const [week, { lines: all, ofSongs }, due] = await Promise.all([
    weekFacts(database, user, mondayOf(today)),
    ownLines(database, user, day),
    dueSoon(user, new Date(now.getTime() + dayLimits.dueWithin)),
  ])
  const languages = [
    ...new Set([...week.languages, ...week.courses.map(course => course.language)]),
  ]
  const language = asked ?? languages[0] ?? null
  const course = courseIn(week.courses, language, reader)
  const own = all.filter(done => done.language === (language ?? done.language))
  const wanted = own.filter((done, index) => done.due > 0 || index < looked)
  const things = await findLearnable(
    database,
    [
      ...new Set([
        ...wanted.map(({ conversation }) => conversation),
        ...(course ? conversationsAhead(course) : []),
      ]),
    ],
    reader,
  )
  const path = dayPath(course, reader, { things, own: all })
  const readable = own.filter(({ conversation }) => things.has(conversation))
  const named = { due, things, path }
  const dueOfSongs = ofSongs
    .filter(song => song.language === (language ?? song.language))
    .reduce((sum, song) => sum + song.due, 0)
  return {
    today,
    morning: day.morning,
    dueOfSongs,
    week,
    language,
    languages,
    own,
    readable,
    named,
  }
}

/** What to do today (days.md#plan). */
export function getToday(room: DaysRoom): Handler<typeof days.getToday> {
  return async ({ query }, { reader }) => {
    const facts = await planFacts(room, reader, query)
    const {
      today,
      morning,
      dueOfSongs,
      week: found,
      language,
      languages,
      own,
      readable,
      named,
    } = facts
    const done = joinDays(found.days)
    const week = weekOf(done, found.goals, today)
    const now = done.find(({ day }) => day === today)
    const { steps, further } = planDay({
      goal: week.goal,
      assignments: assignmentsOf(named.due, morning),
      due: sumOf(readable, 'due') + dueOfSongs,
      reviewed: now?.reviewed ?? 0,
      path: stepsAhead(named.path),
      begun: begunOf(readable, named),
      reviewsADay: learnLimits.reviewsADay,
    })
    return {
      language,
      languages,
      course: courseView(named.path),
      steps: steps.flatMap(step => stepView(step, named)),
      further: (further && stepView(further, named)[0]) ?? null,
      lines: now?.lines ?? 0,
      week,
      canSay: sumOf(own, 'canSay'),
      today,
    }
  }
}
