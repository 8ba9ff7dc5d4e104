import type { RepeatedWork } from '../../repeated-work'
import type { SongsRoom } from '../songs-room'
import { forgetProgress } from './save-progress-store'
import { forgetHistory } from './song-history-store'

const everyMs = 3_600_000

/** Forgets old changes of songs, and how far saves had come, every hour (songs.md#history). */
export const historyWork = ({ database, clock }: SongsRoom): RepeatedWork => ({
  name: 'forgetting-history',
  everyMs,
  async portion() {
    const more = [await forgetHistory(database, clock.now()), await forgetProgress(database)]
    return more.includes(true)
  },
  failed: 'the history of songs stays',
})
