import { randomUUID } from 'node:crypto'
import type { ContractClient } from '../apps/contract-client'
import type { TestServer } from '../apps/test-server'
import { seedClass } from '../school/class-matrix'
import { type Person, signUpActor } from '../school/people'
import { seedAssignment } from '../school/seed-assignment'
import { ltiRoles, type PlatformCourse, type PlatformPerson } from './platform-school'
import { columnAddress, columnsAddress } from './platform-world'
import type { Platform } from './start-platform'

type Place = Pick<TestServer, 'pool'>
type Server = Place & ContractClient

/** Enters a platform as an admin does, switched on; answers its id here. */
async function seedPlatform({ pool }: Place, platform: Platform): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into lti_platforms (id, name, issuer, client_id, auth_url, token_url, keys_url, audience, made_at, on_at)
     values ($1, 'A school', $2, $3, $4, $5, $6, $7, '2026-03-01', '2026-03-01')`,
    [
      id,
      platform.issuer,
      platform.clientId,
      `${platform.origin}/authorise`,
      `${platform.origin}/token`,
      `${platform.origin}/keys`,
      platform.profile.audience ?? null,
    ],
  )
  return id
}

/** A course of a platform whose class here has a teacher and one student of it. */
export interface OpenedCourse {
  platformId: string
  course: PlatformCourse
  classId: string
  teacher: Person
  student: Person
  /** The student as the platform knows them. */
  mia: PlatformPerson
  /** Somebody else of the course with an account here. */
  join(person: Person): Promise<PlatformPerson>
  /** Places a link in the course and opens it, which makes its assignment. */
  place(
    conversation: string,
    told?: Parameters<typeof seedAssignment>[3],
    hasColumn?: boolean,
  ): Promise<{ assignment: string; resourceLink: string }>
}

/** Lets somebody with an account here into a course, and into its class, as their first launch does. */
async function joinCourse(
  { pool }: Place,
  { platformId, course, classId }: Pick<OpenedCourse, 'platformId' | 'course' | 'classId'>,
  { school }: Platform,
  { user }: Person,
): Promise<PlatformPerson> {
  const person = school.addPerson(course, [ltiRoles.learner])
  await pool.query(
    `insert into enrolments (class, student, joined_at) values ($1, $2, '2026-03-02')`,
    [classId, user.id],
  )
  await pool.query(
    `insert into lti_people (platform, subject, side, user_id, since, seen_at)
     values ($1, $2, 'student', $3, '2026-03-02', '2026-03-02')`,
    [platformId, person.id, user.id],
  )
  return person
}

/** Opens a course of a platform here, as launches do. */
export async function openedCourse(server: Server, platform: Platform): Promise<OpenedCourse> {
  const { pool } = server
  const scopes = platform.tool?.scopes ?? []
  const platformId = await seedPlatform(server, platform)
  const teacher = await signUpActor(server, 'teacher')
  const student = await signUpActor(server, 'student')
  const course = platform.school.addCourse()
  const classId = await seedClass(server, teacher, [])
  await pool.query(
    `insert into lti_courses (platform, deployment, context, class, title, members_url, columns_url, scopes, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-03-01')`,
    [
      platformId,
      platform.deploymentId,
      course.id,
      classId,
      course.title,
      `${platform.origin}/courses/${course.id}/members`,
      columnsAddress(platform, course.id),
      scopes,
    ],
  )
  const opened = { platformId, course, classId }
  const join = (person: Person) => joinCourse(server, opened, platform, person)
  const place: OpenedCourse['place'] = async (conversation, told = {}, hasColumn = true) => {
    const assignment = await seedAssignment(server, classId, conversation, told)
    const inColumn = hasColumn ? 100 : undefined
    const link = platform.school.addLink(course, { url: platform.tool?.target ?? '', inColumn })
    const columnUrl = link.columnId ? columnAddress(platform, course.id, link.columnId) : null
    await pool.query(
      `insert into lti_placements (course, resource_link, assignment, column_url, scopes, made_at)
       values ($1, $2, $3, $4, $5, '2026-03-02')`,
      [classId, link.id, assignment, columnUrl, scopes],
    )
    return { assignment, resourceLink: link.id }
  }
  return { ...opened, teacher, student, mia: await join(student), join, place }
}
