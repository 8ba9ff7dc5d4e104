import { languageCodes } from '@duologue/domain/choices/languages'
import { courseDescriptionFault, courseTitleFault } from '@duologue/domain/courses/course-fields'
import * as z from 'zod/mini'
import { classCourseStandings, courseOfClass, followedCourse } from './courses/class-course-shapes'
import {
  course,
  courseCard,
  courseStanding,
  courseTranslation,
  sentUnits,
} from './courses/course-shapes'
import { endpoint } from './endpoint'
import { before, idOrShortid, nothing, timeZone, trimmed } from './shapes/field-shapes'
import { searchParameters } from './shapes/search-parameters'

const id = z.object({ id: idOrShortid })
const title = trimmed(courseTitleFault)
const description = trimmed(courseDescriptionFault)

const ofClass = z.object({ id: z.uuid() })
const where = z.object({ timeZone: z.optional(timeZone) })

export const courses = {
  searchCourses: endpoint({
    method: 'GET',
    path: '/api/courses',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Search courses by language, levels (those that have a unit of one), title and author; those that came with the product first, then the newest. Drafts are asked for of oneself.',
    params: nothing,
    query: z.extend(
      z.pick(searchParameters, {
        language: true,
        difficulty: true,
        title: true,
        author: true,
        page: true,
        limit: true,
      }),
      { includeDraft: z.optional(z.enum(['true', 'false'])) },
    ),
    body: nothing,
    answer: z.object({ courses: z.array(courseCard), total: z.int(), before }),
    status: 200,
  }),
  getCourse: endpoint({
    method: 'GET',
    path: '/api/courses/:id',
    who: 'anyone',
    limit: 'reads',
    summary:
      'One course with its units and their items, by id or shortid, and how its reader stands with each; drafts only for their author and admins.',
    params: id,
    query: nothing,
    body: nothing,
    answer: course,
    status: 200,
  }),
  createCourse: endpoint({
    method: 'POST',
    path: '/api/courses',
    who: 'user',
    limit: 'writes',
    summary:
      'Make a course, a draft; the conversations of a `playlist` that are in its language become units of twelve, in their order.',
    params: nothing,
    query: nothing,
    body: z.object({
      title,
      description: z.optional(description),
      language: z.enum(languageCodes),
      translationLanguage: z.optional(courseTranslation),
      playlist: z.optional(z.uuid()),
    }),
    answer: course,
    status: 201,
  }),
  updateCourse: endpoint({
    method: 'PATCH',
    path: '/api/courses/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Change what is sent of a course; `units` are all of them in their order, each with its key and items. With the `version` it was read with, a change in the meantime is 409. Publishing must pass its checks.',
    params: id,
    query: nothing,
    body: z.object({
      title: z.optional(title),
      description: z.optional(description),
      translationLanguage: z.optional(courseTranslation),
      units: z.optional(sentUnits),
      settings: z.optional(z.object({ isPublished: z.optional(z.boolean()) })),
      version: z.optional(z.int()),
    }),
    answer: course,
    status: 200,
  }),
  deleteCourse: endpoint({
    method: 'DELETE',
    path: '/api/courses/:id',
    who: 'user',
    limit: 'writes',
    summary:
      'Delete a course: it leaves the search and its page; what is in it and what was learned of it stay.',
    params: id,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  startCourse: endpoint({
    method: 'POST',
    path: '/api/courses/:id/start',
    who: 'user',
    limit: 'writes',
    summary:
      'Follow a course, from the unit with this key on or from its first; it is then the one of its language that Today plans by. Sent again it moves the start.',
    params: id,
    query: nothing,
    body: z.object({ unit: z.optional(z.string()) }),
    answer: courseStanding,
    status: 200,
  }),
  leaveCourse: endpoint({
    method: 'DELETE',
    path: '/api/courses/:id/start',
    who: 'user',
    limit: 'writes',
    summary: 'Follow a course no longer; what was done in it stays.',
    params: id,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  setClassCourse: endpoint({
    method: 'PUT',
    path: '/api/classes/:id/course',
    who: 'user',
    limit: 'writes',
    summary:
      'Let a class follow a course that its teacher may read, instead of the one before, or none; its students are offered it.',
    params: ofClass,
    query: nothing,
    body: z.object({ course: z.nullable(idOrShortid) }),
    answer: z.object({ course: z.nullable(followedCourse) }),
    status: 200,
  }),
  getClassCourseStandings: endpoint({
    method: 'GET',
    path: '/api/classes/:id/course/standings',
    who: 'user',
    limit: 'reads',
    summary:
      'How every student of a class stands with each unit of the course that it follows, and in which week where `timeZone` is they last did anything in it; for its teacher.',
    params: ofClass,
    query: where,
    body: nothing,
    answer: classCourseStandings,
    status: 200,
  }),
  exportClassCourse: endpoint({
    method: 'GET',
    path: '/api/classes/:id/course/standings.csv',
    who: 'user',
    limit: 'searches',
    summary: 'The same as CSV: of each unit how many of its parts a student has done.',
    params: ofClass,
    query: where,
    body: nothing,
    answer: z.unknown(),
    status: 200,
  }),
  listClassCourses: endpoint({
    method: 'GET',
    path: '/api/learn/class-courses',
    who: 'user',
    limit: 'reads',
    summary: 'The courses that the classes one is in follow, and whether one follows them oneself.',
    params: nothing,
    query: nothing,
    body: nothing,
    answer: z.object({ courses: z.array(courseOfClass) }),
    status: 200,
  }),
}
