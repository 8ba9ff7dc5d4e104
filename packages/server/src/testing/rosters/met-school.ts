import { classes } from '@duologue/contract/classes'
import { rosters } from '@duologue/contract/rosters/rosters'
import { beforeEach } from 'vitest'
import type { TestServer } from '../apps/test-server'
import type { Engine } from '../databases/database-engines'
import { newKey } from '../school/class-shop'
import { type Person, signUpActor } from '../school/people'
import { rosterSchool } from './roster-school'
import { rosterServer } from './roster-server'
import { rosterFilesOf, rosterRow } from './roster-zip'

const { person, class: classOf, enrolment } = rosterRow

let count = 0

/** A teacher whose address is known to be theirs. */
async function confirmedTeacher(server: TestServer): Promise<Person> {
  const teacher = await signUpActor(server, 'teacher')
  count += 1
  const email = `Teacher${count}@school.example`
  await server.pool.query(
    'update users set email_verified_at = created_at, email = $2, email_key = lower($2) where id = $1',
    [teacher.user.id, email],
  )
  return { ...teacher, email }
}

/** What a school tells of two classes of one teacher; another one helps in the second of them. */
const metRoster = (ana: Person, ben: Person) => ({
  people: [
    person('t1', 'teacher', 'Ana|Ruiz', ana.email.toUpperCase()),
    person('t2', 'teacher', 'Ben|Ode', ben.email),
    person('s1', 'student', 'Mia|Roth'),
    person('s2', 'student', 'Zoë|O’Neil'),
    person('s3', 'student', '王小明|'),
  ],
  classes: [classOf('c1', 'French 7b'), classOf('c2', 'French 8a')],
  enrolments: [
    enrolment('t1@c1', 'teacher'),
    enrolment('t1@c2', 'teacher'),
    enrolment('t2@c2', 'aide'),
    enrolment('s1@c1', 'student'),
    enrolment('s2@c1', 'student'),
    enrolment('s2@c2', 'student'),
    enrolment('s3@c2', 'student'),
  ],
})

/** A school without a roster yet, an admin who brings it, and two teachers whom it knows. */
export async function openMetSchool(server: TestServer, admin: Person) {
  const [ana, ben] = [await confirmedTeacher(server), await confirmedTeacher(server)]
  const school = rosterSchool(server, () => admin)
  await school.empty()
  return {
    ana,
    ben,
    usual: () => metRoster(ana, ben),
    bring: (told: Parameters<typeof rosterFilesOf>[0]) =>
      school.bringAndApply({ files: rosterFilesOf(told) }),
    async offered({ headers }: Person) {
      return (await server.ask(rosters.listRosterClasses, { headers })).classes
    },
    make: ({ headers }: Person, ids: string[]) =>
      server.ask(rosters.makeRosterClasses, {
        headers: { ...headers, ...newKey() },
        body: { classes: ids },
      }),
    async studentsOf({ headers }: Person, id: string) {
      const asked = { params: { id }, query: 'expand=students', headers }
      const { students = [] } = await server.ask(classes.getClass, asked)
      return students.map(({ fullName }) => fullName).toSorted()
    },
    /** The class that was made of one of the roster. */
    async madeOf(id: string): Promise<string> {
      const { rows } = await server.pool.query<{ class_id: string }>(
        'select class_id from roster_classes where sourced_id = $1',
        [id],
      )
      return rows[0]?.class_id ?? ''
    },
  }
}

type MetSchool = Awaited<ReturnType<typeof openMetSchool>>

/** The same with a new school for each test of a file. */
export function metServer(engine: Engine) {
  const here = rosterServer(engine)
  let school: MetSchool
  beforeEach(async () => {
    school = await openMetSchool(here.server, here.admin)
  })
  return {
    get server() {
      return here.server
    },
    get admin() {
      return here.admin
    },
    get school() {
      return school
    },
  }
}
