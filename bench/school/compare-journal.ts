import type { Client } from 'pg'
import type { Entry, Journal } from './journal'
import { lyricsAtOnce } from './school-writes'

const bodyOf = ({ call }: Entry) => JSON.parse(call.body ?? '{}')
const idsOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ acknowledged }) => acknowledged?.id ?? [])

/** How many of what was sent is there, counted over `values`, which stand for $1. */
async function count(client: Client, query: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ number: string }>(
    `select count(*) as number from (${query}) found`,
    [values],
  )
  return Number(rows[0]?.number)
}

const differ = (what: string, found: number, wanted: number) =>
  found === wanted ? [] : [`${what}: ${found} instead of ${wanted}`]

/** Plays, purchases and lyrics: what bears a key is there exactly once, under the id that was answered. */
async function keyedFaults(client: Client, journal: Journal): Promise<string[]> {
  const plays = journal.of('play')
  const tickets = plays.map(entry => bodyOf(entry).ticket)
  const keys = (entries: readonly Entry[]) => entries.filter(({ acknowledged }) => acknowledged)
  const purchases = journal.of('purchase')
  const saves = journal.of('lyrics')
  const texts = (entries: readonly Entry[]): string[] =>
    entries.flatMap(entry => bodyOf(entry).lyrics.map(({ text }: { text: string }) => text))
  const inSong = 'select from lyrics where text = any($1)'
  const acknowledged = keys(plays).map(entry => bodyOf(entry).ticket)
  return [
    ...differ(
      'acknowledged plays by their ids',
      await count(client, 'select from plays where id = any($1)', idsOf(plays)),
      idsOf(plays).length,
    ),
    ...differ(
      'plays by their tickets',
      await count(client, 'select from plays where key = any($1)', tickets),
      acknowledged.length,
    ),
    ...differ(
      'acknowledged purchases by their ids',
      await count(client, 'select from items where id = any($1)', idsOf(purchases)),
      purchases.length,
    ),
    ...differ(
      'purchases in all',
      await count(client, 'select from items where $1::text[] is not null', []),
      purchases.length,
    ),
    ...differ('lyrics of saves', await count(client, inSong, texts(saves)), texts(saves).length),
    ...differ(
      'lyrics in all',
      await count(
        client,
        `select from lyrics where text like 'une ligne %' and $1::text[] is not null`,
        [],
      ),
      saves.length * lyricsAtOnce,
    ),
  ]
}

/** Sign-ups and assignments: all that were acknowledged are there, and no more than were asked for. */
async function onceFaults(client: Client, journal: Journal): Promise<string[]> {
  const faults: string[] = []
  const signUps = journal.of('sign-up')
  const assignments = journal.of('assignment')
  for (const [what, table, entries] of [
    ['sign-ups', 'users', signUps],
    ['assignments', 'assignments', assignments],
  ] as const) {
    const ids = idsOf(entries)
    const found = await count(client, `select from ${table} where id = any($1)`, ids)
    faults.push(...differ(`acknowledged ${what}`, found, ids.length))
  }
  const people = await count(
    client,
    `select from users where email_key like 'new-%' and $1::text[] is not null`,
    [],
  )
  if (people > signUps.length) faults.push(`${people} people of ${signUps.length} sign-ups`)
  const made = await count(
    client,
    `select from assignments where date_due > '2098-01-01' and $1::text[] is not null`,
    [],
  )
  if (made > assignments.length)
    faults.push(`${made} assignments of ${assignments.length} that were asked for`)
  return faults
}

/** Joins and playlists: whoever joined is in the class, what was added is in the list. */
async function memberFaults(client: Client, journal: Journal): Promise<string[]> {
  const pairs = (kind: string, field: string) =>
    journal
      .of(kind)
      .filter(({ acknowledged }) => acknowledged)
      .map(entry => `${entry.call.path.split('/')[3]} ${bodyOf(entry)[field]}`)
  const joins = pairs('join', 'studentId')
  const listed = pairs('playlist', 'conversation_id')
  return [
    ...differ(
      'joins',
      await count(
        client,
        `select from enrolments where class::text || ' ' || student::text = any($1)`,
        joins,
      ),
      new Set(joins).size,
    ),
    ...differ(
      'conversations of playlists',
      await count(
        client,
        `select from playlists, unnest(conversations) listed (one) where id::text || ' ' || one::text = any($1)`,
        listed,
      ),
      new Set(listed).size,
    ),
  ]
}

/**
 * What of the journal is missing in the database, or is there twice. Everything that may be sent again must have been
 * sent again before, until it was acknowledged.
 */
export async function journalFaults(client: Client, journal: Journal): Promise<string[]> {
  const unanswered = journal.unanswered().length
  return [
    ...journal.faults,
    ...(unanswered > 0 ? [`${unanswered} were never acknowledged`] : []),
    ...(await keyedFaults(client, journal)),
    ...(await onceFaults(client, journal)),
    ...(await memberFaults(client, journal)),
  ]
}
