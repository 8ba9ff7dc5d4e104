import type { Endpoint } from '@duologue/contract/endpoint'
import { expect } from 'vitest'
import { answerOf, refusalOf } from '../apps/contract-client'
import type { TestServer } from '../apps/test-server'
import { wholeState } from '../databases/whole-state'
import { type Actor, type Person, signUpActor } from './people'

/** The actors of the rows about classes (security.md#who-may-call); the last but two are nobody to the class. */
export const classActors = [
  'visitor',
  'student',
  'teacher',
  'admin',
  'other',
  'studentElsewhere',
  'otherTeacher',
  'editor',
] as const

/** Each row is asked as these, too: they are answered as another actor is, unless the row says otherwise. */
const likeOthers = { coTeacher: 'teacher', formerCoTeacher: 'otherTeacher' } as const

export type UsualActor = (typeof classActors)[number]
export type ClassActor = UsualActor | keyof typeof likeOthers
type Known = Exclude<ClassActor, 'visitor'>

const signedUpAs: Record<Known, Actor> = {
  student: 'student',
  teacher: 'teacher',
  admin: 'admin',
  other: 'other',
  studentElsewhere: 'student',
  otherTeacher: 'otherTeacher',
  editor: 'editor',
  coTeacher: 'teacher',
  formerCoTeacher: 'teacher',
}

/** What is not as usual about a class. */
interface Told {
  name?: string
  code?: string | null
  isOpen?: boolean
  scores?: 'off' | 'own' | 'names'
}

let count = 0

/** Puts a class with its students into the database; answers its id. */
export async function seedClass(
  { pool }: Pick<TestServer, 'pool'>,
  teacher: Person,
  students: readonly Person[],
  told: Told = {},
): Promise<string> {
  count += 1
  const id = `01910000-0000-7000-8000-${String(count).padStart(12, '0')}`
  const { name = `Class ${count}`, code = null, isOpen = true, scores = 'own' } = told
  await pool.query(
    `insert into classes (id, name, color, icon, language, teacher, scores, is_open, code, created_at)
     values ($1, $2, 'teal', 'book', 'french', $3, $4, $5, $6, '2026-03-01')`,
    [id, name, teacher.user.id, scores, isOpen, code],
  )
  for (const { user } of students)
    await pool.query(
      `insert into enrolments (class, student, joined_at) values ($1, $2, '2026-03-02')`,
      [id, user.id],
    )
  return id
}

/** Lets somebody teach a class beside its owner. */
const seedCoTeacher = ({ pool }: Pick<TestServer, 'pool'>, id: string, { user }: Person) =>
  pool.query(`insert into class_teachers values ($1, $2, '2026-03-02')`, [id, user.id])

/** Two teachers with a class each, and everybody else of the matrix. */
export interface School {
  people: Record<Known, Person>
  /** The class of `otherTeacher`, with `studentElsewhere` in it. */
  otherClass: string
  /** A new class of `teacher` and `coTeacher`, with `student` in it; `formerCoTeacher` taught it once. */
  newClass(told?: Told): Promise<string>
  headersOf(actor: ClassActor): Record<string, string>
}

/** Signs everybody up and makes the other teacher's class. */
export async function openSchool(server: TestServer): Promise<School> {
  const people = {} as Record<Known, Person>
  for (const actor of Object.keys(signedUpAs) as Known[])
    people[actor] = await signUpActor(server, signedUpAs[actor])
  const { otherTeacher, studentElsewhere, teacher, student } = people
  return {
    people,
    otherClass: await seedClass(server, otherTeacher, [studentElsewhere], { name: 'Elsewhere' }),
    newClass: async (told = {}) => {
      const id = await seedClass(server, teacher, [student], told)
      await seedCoTeacher(server, id, people.coTeacher)
      await seedCoTeacher(server, id, people.formerCoTeacher)
      const former = people.formerCoTeacher.user.id
      await server.pool.query('delete from class_teachers where class = $1 and user_id = $2', [
        id,
        former,
      ])
      return id
    },
    headersOf: actor => (actor === 'visitor' ? {} : people[actor].headers),
  }
}

/** What an actor gets: a status, and where it is a success what the answer must be like. */
type Expected<Answer> = number | [number, (answer: Answer, actor: ClassActor) => unknown]

/** A row of the matrix: what each actor sends, and what they get. */
export interface ClassRowOfMatrix<E extends Endpoint> {
  call: E
  /** Makes what the row is about, anew for each actor. */
  sent: (actor: ClassActor) => Promise<{
    params?: Record<string, string>
    query?: string
    body?: unknown
    headers?: Record<string, string>
  }>
  answers: Record<UsualActor, Expected<unknown>> & Partial<Record<ClassActor, Expected<unknown>>>
  /** Texts of which no refusal may show a byte. */
  secrets: readonly string[]
}

/** Asks as every actor: right status and view; a refusal tells nothing, and leaves the database as it was. */
export async function expectMatrix<E extends Endpoint>(
  server: TestServer,
  school: School,
  row: ClassRowOfMatrix<E>,
): Promise<void> {
  const others = Object.keys(likeOthers) as (keyof typeof likeOthers)[]
  for (const actor of [...classActors, ...others]) {
    const { params = {}, query = '', body, headers = {} } = await row.sent(actor)
    const path = row.call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const hasBody = row.call.method !== 'GET' && row.call.method !== 'DELETE'
    const before = await wholeState(server.pool)
    const response = await fetch(`${server.address}${path}?${query}`, {
      method: row.call.method,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...school.headersOf(actor),
        ...headers,
      },
      ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const usual = actor in likeOthers ? likeOthers[actor as keyof typeof likeOthers] : undefined
    const expected = row.answers[actor] ?? (usual && row.answers[usual])
    if (expected === undefined) throw new Error(`the row does not say what ${actor} gets`)
    const [status, view] = typeof expected === 'number' ? [expected] : expected
    expect([actor, response.status]).toEqual([actor, status])
    if (status < 300) {
      const answer = await answerOf(row.call, response)
      view?.(answer, actor)
    } else {
      const told = JSON.stringify(await refusalOf(response))
      for (const secret of row.secrets) expect(told).not.toContain(secret)
      expect(await wholeState(server.pool)).toEqual(before)
    }
  }
}
