import type { KeptThing } from '@duologue/domain/offline/kept-things'
import { keptPlace } from '../saved-here/register'
import { done, settled, tableOf } from '../saved-here/tables/open-table'

/** What is kept of one thing is found by whose it is, what it is, and its id. */
export type ThingKey = Pick<KeptThing, 'owner' | 'kind' | 'id'>

const keyOf = ({ owner, kind, id }: ThingKey) => [owner, kind, id]

export const nameOfThing = (key: ThingKey): string => keyOf(key).join(' ')

export const isSameThing = (one: ThingKey, other: ThingKey): boolean =>
  nameOfThing(one) === nameOfThing(other)

const table = tableOf(keptPlace, database => {
  database
    .createObjectStore(keptPlace.table, { keyPath: ['owner', 'kind', 'id'] })
    .createIndex('paths', 'paths', { multiEntry: true })
})

/** Everything that is kept; nothing where the browser keeps nothing. */
export const readThings = async (): Promise<KeptThing[]> =>
  table('readonly').then(
    things => settled<KeptThing[]>(things.getAll()),
    () => [],
  )

/** What answers a call, by its path. */
export const readAnswering = async (path: string): Promise<KeptThing[]> =>
  table('readonly').then(
    things => settled<KeptThing[]>(things.index('paths').getAll(path)),
    () => [],
  )

/** Keeps things in the place of what was kept of them: all or none. Throws where there is no room. */
export async function writeThings(all: readonly KeptThing[]): Promise<void> {
  if (all.length === 0) return
  const things = await table('readwrite')
  for (const thing of all) things.put(thing)
  await done(things.transaction)
}

/** Lets go of things, and settles when they are gone. */
export async function deleteThings(gone: readonly ThingKey[]): Promise<void> {
  if (gone.length === 0) return
  const things = await table('readwrite').catch(() => null)
  if (!things) return
  for (const thing of gone) things.delete(keyOf(thing))
  await done(things.transaction)
}
