import { nameInClass } from '@duologue/domain/classes/name-in-class'
import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'
import { calledIn } from './class-view'
import { enrolmentsAmong } from './enrolment-store'

/**
 * Answers what shows somebody by name to the teacher of a class, as they are called there: null for nobody, and for
 * whoever is gone. In two queries, however many are asked about.
 */
export async function namesInClasses(
  queries: Queries,
  ids: readonly (string | null)[],
  people: readonly (string | null)[],
) {
  const asked = people.filter(id => id !== null)
  const [known, places] = await Promise.all([
    knownPeople(queries, asked),
    enrolmentsAmong(
      queries,
      ids.filter(id => id !== null),
      asked,
    ),
  ])
  const called = new Map(places.map(row => [`${row.class} ${row.student}`, calledIn(row)]))
  return (classId: string | null, id: string | null) => {
    const person = id === null ? undefined : known.get(id)
    if (!person) return null
    const { fullName } = nameInClass(person, called.get(`${classId} ${id}`) ?? null)
    return { id: person.id, fullName }
  }
}
