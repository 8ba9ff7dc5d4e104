import { tmpdir } from 'node:os'
import { housePorts } from '../../house-ports'
import { houseRooms, type Rooms } from '../../house-rooms'
import { pageLanguages } from '../../http/languages/page-languages'
import { newTally } from '../../http/watching/tally'
import { readSettings } from '../../settings'
import { plainRenderer } from '../plain-renderer'
import { recordingLog } from './recording-log'
import { testKey } from './test-key'
import type { TestServer } from './test-server'

/**
 * The rooms of one more process on the database of a server, and its log: they answer no calls, and do by themselves only
 * what a test has them do.
 */
export function oneMoreProcess(
  { database, clock }: Pick<TestServer, 'database' | 'clock'>,
  more: Record<string, string> = {},
): Rooms & { said: readonly string[] } {
  const settings = readSettings({
    DATA_DIR: tmpdir(),
    LOG_LEVEL: 'silent',
    PROCESSES: '1',
    ...more,
  })
  const log = recordingLog()
  const context = { folders: { web: '', content: '' }, renderer: plainRenderer, clock, voices: [] }
  const rooms = houseRooms({
    settings,
    database,
    serverKey: Buffer.from(testKey, 'hex'),
    ports: housePorts(settings, context, log),
    log,
    tally: newTally(),
    languages: pageLanguages(plainRenderer, undefined, []),
    longestPause: 0,
  })
  return { ...rooms, said: log.said }
}
