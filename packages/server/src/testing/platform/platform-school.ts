import { randomUUID } from 'node:crypto'

/** What may be in a vocabulary of LTI. */
export const ltiRoles = {
  instructor: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor',
  assistant: 'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant',
  developer: 'http://purl.imsglobal.org/vocab/lis/v2/membership#ContentDeveloper',
  administrator: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Administrator',
  learner: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
  mentor: 'http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor',
  observer: 'http://purl.imsglobal.org/vocab/lis/v2/membership/Learner#NonCreditLearner',
  systemAdministrator: 'http://purl.imsglobal.org/vocab/lis/v2/system/person#Administrator',
  schoolInstructor: 'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor',
  testUser: 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser',
} as const

export interface PlatformPerson {
  id: string
  given: string
  family: string
  email: string
  roles: string[]
  status: 'Active' | 'Inactive'
}

/** A thing that stands in a course and opens the tool. */
export interface PlatformLink {
  id: string
  title: string
  url: string
  custom: Record<string, string>
  /** The id of its column in the gradebook, if it has one. */
  columnId: string | undefined
}

export interface PlatformCourse {
  id: string
  title: string
  people: Map<string, PlatformPerson>
  links: Map<string, PlatformLink>
}

/** A column of the gradebook. */
export interface PlatformColumn {
  id: string
  courseId: string
  label: string
  scoreMaximum: number
  resourceLinkId?: string
  resourceId?: string
  tag?: string
}

/** What was said of somebody in a column. */
export interface PlatformScore {
  columnId: string
  userId: string
  timestamp: string
  activityProgress: string
  gradingProgress: string
  scoreGiven?: number
  scoreMaximum?: number
  comment?: string
}

/** Somebody new in a course. */
function addPerson(
  course: PlatformCourse,
  roles: string[],
  names: Partial<Omit<PlatformPerson, 'roles'>> = {},
): PlatformPerson {
  const id = names.id ?? randomUUID()
  const person: PlatformPerson = {
    given: 'Mia',
    family: 'Roth',
    email: `${id}@school.example`,
    status: 'Active',
    ...names,
    id,
    roles,
  }
  course.people.set(id, person)
  return person
}

/** What a platform knows of its courses, in memory. */
export function platformSchool() {
  const courses = new Map<string, PlatformCourse>()
  const columns = new Map<string, PlatformColumn>()
  const scores: PlatformScore[] = []
  let count = 0
  const nextId = (kind: string) => {
    count += 1
    return `${kind}-${count}`
  }

  const addColumn = (column: Omit<PlatformColumn, 'id'>): PlatformColumn => {
    const added = { ...column, id: nextId('column') }
    columns.set(added.id, added)
    return added
  }

  /** Places a link, with a column where `inColumn` tells its greatest score. */
  const addLink = (
    course: PlatformCourse,
    { url, title = 'Duologue', custom = {}, inColumn }: NewLink,
  ): PlatformLink => {
    const id = nextId('link')
    const columnId =
      inColumn === undefined
        ? undefined
        : addColumn({
            courseId: course.id,
            label: title,
            scoreMaximum: inColumn,
            resourceLinkId: id,
          }).id
    const link = { id, url, title, custom, columnId }
    course.links.set(id, link)
    return link
  }

  const addCourse = (title = 'French 7b'): PlatformCourse => {
    const course = { id: nextId('course'), title, people: new Map(), links: new Map() }
    courses.set(course.id, course)
    return course
  }

  /** A link that is placed; `inColumn` is the greatest score of its column, if it gets one. */
  interface NewLink {
    url: string
    title?: string
    custom?: Record<string, string>
    inColumn?: number | undefined
  }

  /** A course with the same links under new ids, and none of the people, as platforms copy one. */
  const copyCourse = (from: PlatformCourse): PlatformCourse => {
    const course = addCourse(`${from.title} (copy)`)
    for (const { url, title, custom, columnId } of from.links.values())
      addLink(course, { url, title, custom, inColumn: columnId ? 100 : undefined })
    return course
  }

  return { courses, columns, scores, addColumn, addPerson, addLink, addCourse, copyCourse }
}

export type PlatformSchool = ReturnType<typeof platformSchool>
