import { songDays } from '@duologue/domain/songs/details/song-limits'
import { type SQL, sql } from 'drizzle-orm'
import { lyrics } from '../lyrics/lyric-table'
import { songFaults } from './song-fault-store'
import { songs } from './song-store'

/**
 * Songs that learners meet, or met until their licence ended, and that an editor should look at
 * (songs-for-learners.md#attention).
 */
export const needsAttention = (today: string): SQL => sql`(
  ${songs.curated} and ${songs.withdrawnAt} is null and (
    ${songs.rights} = 'unknown'
    or ${songs.licensedUntil} < ${today}::date + ${songDays.licence}::int
    or exists (select from ${songFaults} where ${songFaults.song} = ${songs.id}
      and ${songFaults.day} > ${today}::date - ${songDays.faults}::int)
    or exists (select from ${lyrics} where ${lyrics.song} = ${songs.id} and not ${lyrics.skip}
      and ${lyrics.startTime} = 0 and ${lyrics.stopTime} = 0)
  )
)`
