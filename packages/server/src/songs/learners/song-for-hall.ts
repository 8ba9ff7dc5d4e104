import type { Reader } from '@duologue/domain/accounts/reader'
import { visitor } from '@duologue/domain/accounts/reader'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { mayReadSong, studentMaturities } from '@duologue/domain/songs/details/may-read-song'
import { dayOfSongs, requireSong } from '../details/require-song'
import type { SongRow } from '../details/song-store'
import type { SongsRoom } from '../songs-room'
import { sungWith } from './kept-sheets'

/** Whether whoever has the code of a game may meet a song: visitors may, and students of any class. */
const isForAll = (row: SongRow, today: string): boolean =>
  mayReadSong(visitor, row, today) && studentMaturities.some(each => each === row.maturity)

/** A song that its reader may meet, as a game of several people plays it: its lines, and its own recording (live.md#scripts). */
export async function songForHall(
  room: Pick<SongsRoom, 'database' | 'clock'>,
  id: string,
  reader: Reader,
) {
  const { row, sung } = await sungWith(room.database, id, requireSong(room, id, reader))
  return {
    id: row.id,
    title: row.title,
    language: codeOfSongLanguage(row.language),
    recording: row.mediaUrl,
    isForAll: isForAll(row, dayOfSongs(room.clock)),
    lines: sung.lines,
  }
}
