import { songDays } from '@duologue/domain/songs/details/song-limits'
import type { RepeatedWork } from '../../repeated-work'
import { dayOfSongs } from '../details/require-song'
import { forgetFaults } from '../details/song-fault-store'
import type { SongsRoom } from '../songs-room'
import { forgetProgress } from './save-progress-store'
import { forgetHistory } from './song-history-store'

const everyMs = 3_600_000

/** Forgets old changes and faults of songs, and how far saves had come, every hour (songs.md#history). */
export const historyWork = ({ database, clock }: SongsRoom): RepeatedWork => ({
  name: 'forgetting-history',
  everyMs,
  async portion() {
    const more = [
      await forgetHistory(database, clock.now()),
      await forgetProgress(database),
      await forgetFaults(database, dayOfSongs(clock, -songDays.faults)),
    ]
    return more.includes(true)
  },
  failed: 'the history of songs stays',
})
