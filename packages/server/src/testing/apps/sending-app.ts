import { connectDatabase } from '../../database/connect'
import { sendingSlipsWork } from '../../lti/index'
import { pretendClock } from '../../outside/clock/pretend-clock'
import { dieAtStatement, readDeath } from './dying-inside'
import { oneMoreProcess } from './one-more-process'
import { recordingLog } from './recording-log'

/**
 * The process that sends scores to courses, as a program to be killed. In the database of its first argument it sends what
 * is due at the moment of its second, and prints `done`; the third, if any, is a statement at which it is gone (`3-before`).
 */
const [databaseUrl = '', moment = '', fatal = ''] = process.argv.slice(2)
const database = await connectDatabase({ databaseUrl, dataDir: '', log: recordingLog() })
const clock = pretendClock(moment)
const { lti } = oneMoreProcess({ database, clock }, { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' })
const death = readDeath(fatal)
if (death) dieAtStatement(death)
await sendingSlipsWork(lti).portion()
process.stdout.write('done\n')
await database.close()
