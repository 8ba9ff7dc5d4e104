import { runForgettingJob } from './accounts/index'
import { runAddingUpJob, runReadingJob } from './conversations/index'
import type { Rooms } from './house-rooms'
import type { Log } from './log'
import { runSweepJob } from './media/index'
import { runReportsJob } from './reports/index'
import { runHistoryJob } from './songs/index'
import { runTranslationJob } from './translation/index'

/** Starts what the rooms do again and again by themselves. */
export function startJobs({ plain, media, accounts, songs, translation }: Rooms, log: Log) {
  const failed = (what: string) => (error: unknown) => log.error(error, what)
  const jobs = [
    runAddingUpJob(plain, failed('views were not added up')),
    runReadingJob(plain, failed('words were not read')),
    runSweepJob(media, failed('unused files stay')),
    runForgettingJob(accounts, failed('old rows stay')),
    runHistoryJob(songs, failed('the history of songs stays')),
    runReportsJob(plain, failed('old reports stay')),
    runTranslationJob(translation),
  ]
  return {
    /** No work begins any more; settles when what has begun is over. */
    async stop() {
      for (const job of jobs) await job.stop()
    },
  }
}
