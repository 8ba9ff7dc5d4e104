import { keepForgetting } from './accounts/index'
import { keepAddingUp, keepReading } from './conversations/index'
import type { Rooms } from './house-rooms'
import type { Log } from './log'
import { keepSweeping } from './media/index'
import { keepForgettingReports } from './reports/index'
import { keepForgettingHistory } from './songs/index'
import { keepTranslating } from './translation/index'

/** Starts what the rooms do again and again by themselves. */
export function startJobs({ plain, media, accounts, songs, translation }: Rooms, log: Log) {
  const failed = (what: string) => (error: unknown) => log.error(error, what)
  const jobs = [
    keepAddingUp(plain, failed('views were not added up')),
    keepReading(plain, failed('words were not read')),
    keepSweeping(media, failed('unused files stay')),
    keepForgetting(accounts, failed('old rows stay')),
    keepForgettingHistory(songs, failed('the history of songs stays')),
    keepForgettingReports(plain, failed('old reports stay')),
    keepTranslating(translation),
  ]
  return {
    /** No work begins any more; settles when what has begun is over. */
    async stop() {
      for (const job of jobs) await job.stop()
    },
  }
}
