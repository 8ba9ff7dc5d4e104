import { createHash } from 'node:crypto'
import type { songs } from '@duologue/contract/songs'
import type { Handler } from '../../http/handlers'
import { Tagged } from '../../http/tagged'
import { dayOfSongs, requireSong } from '../details/require-song'
import type { SongsRoom } from '../songs-room'
import { sheetLinesOf } from './sheet-line-store'
import { sheetView } from './sheet-view'
import { wordsOfLines } from './words-of-lines'

/** Words change without their songs: the tag is of what is told. Weak, since it may be sent compressed. */
const tagOfAnswer = (answer: unknown): string =>
  `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`

/** GET /api/songs/{id}/sheet (songs-for-learners.md#sheet-of-a-song); who may meet the song is asked before anything is 304. */
export function getSongSheet(room: SongsRoom): Handler<typeof songs.getSongSheet> {
  return async ({ params }, { reader }) => {
    const row = await requireSong(room, params.id, reader)
    const lines = await sheetLinesOf(room.database, row.id)
    const words = await wordsOfLines(room.database, lines)
    const sheet = sheetView(row, lines, words, dayOfSongs(room.clock))
    return new Tagged(sheet, tagOfAnswer(sheet))
  }
}
