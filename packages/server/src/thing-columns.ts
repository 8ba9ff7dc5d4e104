import { type PlayedKind, playedKinds } from '@duologue/domain/choices/played-kinds'
import { and, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { uuid } from 'drizzle-orm/pg-core'
import { Refused } from './http/refused'
import type { ThingId } from './playable'

/** What is played, in the columns of a row and in the API: the id of one kind, null for the others (decision 108). */
type ThingIds = Record<PlayedKind, string | null>

/** A thing as it is asked for, by the name of its kind; of a list of plays perhaps none is. */
type AskedIds = Partial<Record<PlayedKind, string | undefined>>

/** The columns of a table that say what was played. */
export const thingColumns = () =>
  ({
    conversation: uuid(),
    pronunciationList: uuid('pronunciation_list'),
    song: uuid(),
  }) satisfies Record<PlayedKind, unknown>

type ThingColumns = Record<PlayedKind, Column>

/** The columns of a thing. */
export const idsOf = ({ kind, id }: ThingId): ThingIds => ({
  conversation: null,
  pronunciationList: null,
  song: null,
  [kind]: id,
})

/** The same of a row that has more columns. */
export const idsIn = ({ conversation, pronunciationList, song }: ThingIds): ThingIds => ({
  conversation,
  pronunciationList,
  song,
})

/** The thing that a row is about; undefined when it is gone. */
export function thingIn(row: ThingIds): ThingId | undefined {
  for (const kind of playedKinds) {
    const id = row[kind]
    if (id !== null) return { kind, id }
  }
  return undefined
}

/** Which thing a call asks for: `name` may be a short one. */
export function askedThing(asked: AskedIds): { kind: PlayedKind; name: string } {
  for (const kind of playedKinds) {
    const name = asked[kind]
    if (name !== undefined) return { kind, name }
  }
  throw new Refused('invalid-input')
}

const eachOf = (columns: ThingColumns) => playedKinds.map(kind => columns[kind])

/** The id of the thing of a row, whatever its kind. */
export const thingIdOf = (columns: ThingColumns): SQL<string | null> =>
  sql`coalesce(${sql.join(eachOf(columns), sql`, `)})`

/** Whether a row is about what is asked for; about anything where nothing is. */
export const isAbout = (columns: ThingColumns, asked: AskedIds): SQL | undefined =>
  and(
    ...playedKinds.map(kind => {
      const id = asked[kind]
      return id === undefined ? undefined : eq(columns[kind], id)
    }),
  )

/** Whether a row is about one of these things, whatever their kinds. */
export const isAboutOneOf = (columns: ThingColumns, ids: readonly string[]): SQL | undefined =>
  or(...eachOf(columns).map(column => inArray(column, [...ids])))
