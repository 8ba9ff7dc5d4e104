import type { Queries } from '../../database/connect'
import type { LyricRow } from '../lyrics/lyric-table'
import type { SongRow } from './song-store'

/** A song that nobody else changes now, as an edit finds it. */
export interface OpenSong {
  transaction: Queries
  row: SongRow
  lyrics: readonly LyricRow[]
}
