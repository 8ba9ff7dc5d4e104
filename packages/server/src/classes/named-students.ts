import { nameInClass } from '@duologue/domain/classes/name-in-class'
import { type SQL, sql } from 'drizzle-orm'
import { fullNameOf, type NamedPerson, personNamed } from '../accounts/index'
import { enrolments } from './class-table'

/** A student of a class as a statement of others tells them. */
export interface ToldStudent {
  person: NamedPerson | null
  /** They said in the class how they are called. */
  isNamed: boolean
  givenName: string | null
  familyName: string | null
}

/** The students of a class: a JSON value for the statement of others, read by `namedStudents`. */
export const studentsTold = (id: string): SQL<ToldStudent[]> => sql`(
  select coalesce(json_agg(json_build_object('person', ${personNamed(enrolments.student)},
    'isNamed', ${enrolments.namedAt} is not null, 'givenName', ${enrolments.givenName},
    'familyName', ${enrolments.familyName})), '[]')
  from ${enrolments} where ${enrolments.class} = ${id}
)`

/** The ids of the students of a class, as an array of the statement of others. */
export const studentIds = (id: string): SQL => sql`array(
  select ${enrolments.student} from ${enrolments} where ${enrolments.class} = ${id}
)`

/** Students with the names that they have in their class (view U2), by name. */
export const namedStudents = (told: readonly ToldStudent[]) =>
  told
    .flatMap(({ person, isNamed, givenName, familyName }) => {
      if (person === null) return []
      const { id, username, displayName, avatar } = person
      const known = { ...person, fullName: fullNameOf(person) }
      const { fullName } = nameInClass(known, isNamed ? { givenName, familyName } : null)
      return [{ id, username, displayName, avatar, fullName }]
    })
    .sort((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
