import { knownPeople } from '../accounts/index'
import type { Queries } from '../database/connect'

/** Answers what shows somebody by name: null for nobody, and for whoever is gone. In one query. */
export async function namesOf(queries: Queries, ids: readonly (string | null)[]) {
  const people = await knownPeople(
    queries,
    ids.filter(id => id !== null),
  )
  return (id: string | null) => {
    const person = id === null ? undefined : people.get(id)
    return person ? { id: person.id, fullName: person.fullName } : null
  }
}
