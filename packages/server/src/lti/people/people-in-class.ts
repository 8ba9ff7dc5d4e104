import { and, asc, eq, isNull } from 'drizzle-orm'
import { accountBeside } from '../../accounts/index'
import { studentsBeside, teachersBeside } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { pupilBeside } from '../../pupils/index'
import { courses } from '../courses/lti-course-store'
import { people } from './person-store'

const account = accountBeside(people.user)
const pupil = pupilBeside(people.user)
const student = studentsBeside({ class: courses.class, user: people.user })
const teacher = teachersBeside({ class: courses.class, user: people.user })

const columns = { subject: people.subject, user: people.user, account: account.fields }

/** Somebody of a class who came from its course. */
export type PersonInClass = Awaited<ReturnType<typeof studentsOfCourse>>[number]

/** The students of a class who came from its course; without those whose accounts are about to go. */
export const studentsOfCourse = ({ sql: queries }: Queries, id: string) =>
  queries
    .select(columns)
    .from(courses)
    .innerJoin(people, and(eq(people.platform, courses.platform), eq(people.side, 'student')))
    .innerJoin(...student)
    .innerJoin(...account.join)
    .leftJoin(...pupil.join)
    .where(and(eq(courses.class, id), isNull(pupil.deleteAt)))
    .orderBy(asc(people.user))

/** The teachers of a class who came from its course. */
export const teachersOfCourse = ({ sql: queries }: Queries, id: string) =>
  queries
    .select(columns)
    .from(courses)
    .innerJoin(people, and(eq(people.platform, courses.platform), eq(people.side, 'teacher')))
    .innerJoin(...teacher)
    .innerJoin(...account.join)
    .where(eq(courses.class, id))
    .orderBy(asc(people.user))
