import { forgetRow } from './file-store'
import type { MediaRoom } from './media-room'
import { smallName } from './save-file'

/** Takes deleted files out of the store, then forgets them: a crash in between leaves them to the next round. */
export async function purgeFiles(
  { database, store }: Pick<MediaRoom, 'database' | 'store'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await store.remove(key)
    await store.remove(smallName(key))
    await forgetRow(database, key)
  }
}
