import { addressOfFile } from '@duologue/domain/media/file-address'
import { unusedLifetime } from '@duologue/domain/media/file-purposes'
import type { RepeatedWork } from '../repeated-work'
import { type FileRow, filesToLookAt, goneFiles, markGone, markLooked } from './file-store'
import { namedAmong } from './is-named'
import type { MediaRoom } from './media-room'
import { purgeFiles } from './purge-files'

const minute = 60_000
const everyMs = minute
/** A file is looked at so often, and so many in one round. */
const lookEvery = 10 * minute
const most = 500

const isOver = ({ purpose, unusedSince }: FileRow, now: Date) =>
  unusedSince !== null && now.getTime() - unusedSince.getTime() >= unusedLifetime(purpose)

/**
 * Takes some of the deleted files out of the store, and deletes some of those that nothing has named for a while
 * (media.md#deletion): what was uploaded and never used goes within the hour.
 *
 * @returns whether more may be waiting.
 */
export async function sweepFiles(room: MediaRoom): Promise<boolean> {
  const { database, clock, uses } = room
  const now = clock.now()
  const gone = await goneFiles(database, most)
  await purgeFiles(room, gone)
  const rows = await filesToLookAt(database, new Date(now.getTime() - lookEvery), most)
  const named = await namedAmong(
    uses,
    database,
    rows.map(({ key }) => addressOfFile(key)),
  )
  const isUsed = ({ key }: FileRow) => named.has(addressOfFile(key))
  const keysOf = (some: FileRow[]) => some.map(({ key }) => key)
  const unused = rows.filter(row => !isUsed(row))
  const over = keysOf(unused.filter(row => isOver(row, now)))
  await markLooked(database, keysOf(rows.filter(isUsed)), true, now)
  await markLooked(database, keysOf(unused.filter(row => !isOver(row, now))), false, now)
  await markGone(database, over, now)
  await purgeFiles(room, over)
  return gone.length === most || rows.length === most
}

/** Sweeps again and again. */
export const sweepingWork = (room: MediaRoom): RepeatedWork => ({
  name: 'sweeping-files',
  everyMs,
  portion: () => sweepFiles(room),
  failed: 'unused files stay',
})
