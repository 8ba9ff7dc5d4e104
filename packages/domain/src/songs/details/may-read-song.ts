import { isEditor } from '../../accounts/is-editor'
import type { Reader } from '../../accounts/reader'
import type { Maturity, SongAudience } from '../../choices/song-choices'

/** What decides who may meet a song (songs-for-learners.md#who-may-meet-a-song). */
export interface ReadSong {
  readonly curated: boolean
  readonly withdrawnAt: Date | null
  /** The last day of its licence, such as `2026-03-04`; null without an end. */
  readonly licensedUntil: string | null
  readonly audience: SongAudience
  readonly maturity: Maturity
}

/** Whether a song is out, and why it is not. */
export const songStates = ['open', 'notCurated', 'withdrawn', 'ended'] as const

export type SongState = (typeof songStates)[number]

/** What student accounts may meet whatever their classes say (songs-for-learners.md#who-may-meet-a-song). */
export const studentMaturities = ['G', 'PG'] as const satisfies readonly Maturity[]

/** What a reader may meet by its maturity; undefined where all of it (songs-for-learners.md#who-may-meet-a-song). */
export function maturitiesFor(reader: Reader): readonly Maturity[] | undefined {
  if (reader.kind !== 'user' || !reader.isStudent) return undefined
  return reader.isOlder ? [...studentMaturities, 'PG-13'] : studentMaturities
}

/** @param today the day in UTC, such as `2026-03-04`. */
export function songState(
  song: Pick<ReadSong, 'curated' | 'withdrawnAt' | 'licensedUntil'>,
  today: string,
): SongState {
  if (song.withdrawnAt !== null) return 'withdrawn'
  if (!song.curated) return 'notCurated'
  return song.licensedUntil !== null && song.licensedUntil < today ? 'ended' : 'open'
}

/**
 * Whether a reader may meet a song: its page, its lyrics, its recording, in searches and in games; one predicate for all
 * of them (songs-for-learners.md#who-may-meet-a-song; security.md#who-may-call).
 *
 * @param today the day in UTC, such as `2026-03-04`.
 */
export function mayReadSong(reader: Reader, song: ReadSong, today: string): boolean {
  if (isEditor(reader)) return true
  if (songState(song, today) !== 'open') return false
  if (reader.kind === 'visitor') return song.audience === 'everyone'
  return maturitiesFor(reader)?.includes(song.maturity) ?? true
}
