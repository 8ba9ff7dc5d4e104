import { levels } from '@duologue/domain/choices/levels'
import { courseItemKinds } from '@duologue/domain/courses/course'
import { lastSeens } from '@duologue/domain/courses/last-seen'
import * as z from 'zod/mini'
import { pupil } from '../shapes/field-shapes'
import { courseCard } from './course-shapes'

/** A course as the class that follows it names it; null where it follows none. */
export const followedCourse = z.pick(courseCard, {
  id: true,
  shortid: true,
  title: true,
  language: true,
})

/** The course of a class that somebody is in, and whether Today plans by it already. */
export const courseOfClass = z.object({
  class: z.object({ id: z.string(), name: z.string() }),
  course: followedCourse,
  isFollowed: z.boolean(),
})

/** A unit with its items by name; one that is not published has none. */
const unit = z.object({
  key: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(levels)),
  items: z.array(z.object({ kind: z.enum(courseItemKinds), title: z.nullable(z.string()) })),
})

/**
 * How the students of a class stand with its course (courses.md#of-a-class). `units` has for each unit the marks of its items, as
 * `220 1 -`: learn, duel and say of a conversation, the round of a list, each 0 for nothing, 1 for begun and 2 for done,
 * and a dash for what is not published.
 */
export const classCourseStandings = z.object({
  course: z.nullable(followedCourse),
  units: z.array(unit),
  students: z.array(
    z.object({ student: pupil, lastSeen: z.enum(lastSeens), units: z.array(z.string()) }),
  ),
})

export type FollowedCourse = z.output<typeof followedCourse>
export type CourseOfClass = z.output<typeof courseOfClass>
export type ClassCourseStandings = z.output<typeof classCourseStandings>
