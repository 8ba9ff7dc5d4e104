import type { Client } from 'pg'

/** Backups of older versions hold no games. */
const isThere = `select to_regclass('public.live_log') is not null as is_there`

/** Each ends with the last that was done in it: nothing falls due in the time that has passed since. */
const end = `
  with ended as (
    update live_halls set seq = seq + 1, code = null, ended_at = opened_at + last_at * interval '1 millisecond'
    where ended_at is null and script is not null
    returning id, seq, last_at
  )
  insert into live_log (hall, seq, at, member, act)
  select id, seq, last_at, null, '{"type": "end"}' from ended`

/**
 * Ends the halls that were open when a backup was taken: nobody sits in front of them any more
 * (live.md#how-long-a-hall-lasts). What was played in them is stored, as of any that ends.
 */
export async function endRestoredHalls(client: Client): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean }>(isThere)
  if (rows[0]?.is_there) await client.query(end)
}
