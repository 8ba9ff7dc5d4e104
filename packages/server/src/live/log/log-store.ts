import type { HallEntry } from '@duologue/domain/live/hall-act'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { halls, log } from '../live-table'
import { msSince } from '../ms-since'

/** An act that waits for its place in the log of its hall; member null: the host's or the server's. */
export type NewEntry = Pick<HallEntry, 'member' | 'act'> & { hall: string }

/** Where the entries of a hall came to stand: after which one, and when, in milliseconds since the opening. */
export interface Ordered {
  before: number
  at: number
}

const columnOf = <Value>(values: readonly Value[], type: string) =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`

/** The acts in the order in which they came, each with its place among those of its hall. */
function placed(entries: readonly NewEntry[]) {
  const counts = new Map<string, number>()
  const places = entries.map(({ hall }) => {
    const place = (counts.get(hall) ?? 0) + 1
    counts.set(hall, place)
    return place
  })
  return { counts, places }
}

/**
 * Puts acts of any halls into their logs, in the order in which they came, in one statement: halls are locked in the
 * order of their ids, so that nobody waits in a ring, and the database says when it was (decision 118). Answers for each
 * hall after which entry they stand; nothing for one that is gone, or whose log is.
 */
export async function insertEntries(
  { sql: queries }: Queries,
  entries: readonly NewEntry[],
): Promise<Map<string, Ordered>> {
  const { counts, places } = placed(entries)
  const acts = entries.map(({ act }) => JSON.stringify(act))
  const { rows } = await queries.execute<{ id: string; before: number; at: number }>(sql`
    with locked as (
      select id from ${halls} where id = any(${columnOf([...counts.keys()], 'uuid')}) and script is not null
      order by id for update
    ), raised as (
      update ${halls} as hall set seq = seq + counted.acts, touched_at = clock_timestamp(),
        last_at = greatest(last_at, ${msSince(sql`opened_at`)})
      from locked join unnest(${columnOf([...counts.keys()], 'uuid')}, ${columnOf([...counts.values()], 'int')})
        as counted (id, acts) using (id)
      where hall.id = locked.id
      returning hall.id, hall.seq - counted.acts as before, hall.last_at as at
    ), written as (
      insert into ${log} (hall, seq, at, member, act)
      select raised.id, raised.before + entry.place, raised.at, entry.member, entry.act::jsonb
      from unnest(
        ${columnOf(
          entries.map(({ hall }) => hall),
          'uuid',
        )}, ${columnOf(places, 'int')},
        ${columnOf(
          entries.map(({ member }) => member),
          'int',
        )}, ${columnOf(acts, 'text')}
      ) as entry (hall, place, member, act)
      join raised on raised.id = entry.hall
    )
    select id, before, at from raised`)
  return new Map(rows.map(({ id, before, at }) => [id, { before, at }]))
}

/** What follows in the logs of some halls, each after an entry, in one statement; nothing for one in whose log nothing does. */
export async function entriesAfter(
  { sql: queries }: Queries,
  halls: readonly { id: string; seq: number }[],
): Promise<Map<string, HallEntry[]>> {
  const { rows } = await queries.execute<Pick<HallEntry, keyof HallEntry> & { id: string }>(sql`
    select known.id, log.seq, log.at, log.member, log.act
    from unnest(${columnOf(
      halls.map(({ id }) => id),
      'uuid',
    )}, ${columnOf(
      halls.map(({ seq }) => seq),
      'int',
    )}) as known (id, seq)
    join ${log} as log on log.hall = known.id and log.seq > known.seq
    order by known.id, log.seq`)
  const found = new Map<string, HallEntry[]>()
  for (const { id, ...entry } of rows) {
    const entries = found.get(id)
    if (entries) entries.push(entry)
    else found.set(id, [entry])
  }
  return found
}
