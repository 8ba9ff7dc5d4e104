import { type Repeating, repeat } from '../../outside/clock/repeat'
import type { SongsRoom } from '../songs-room'
import { forgetHistory } from './song-history-store'

const everyMs = 3_600_000

/** Forgets old changes of songs every hour until stopped (songs.md#history). */
export const runHistoryJob = (
  { database, clock }: SongsRoom,
  onError: (error: unknown) => void,
): Repeating => repeat(everyMs, () => forgetHistory(database, clock.now()), onError)
