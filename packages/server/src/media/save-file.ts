import { addressOfFile } from '@duologue/domain/media/file-address'
import type { FilePurpose } from '@duologue/domain/media/file-purposes'
import type { Queries } from '../database/connect'
import { addFile, type FileRow, keysOfAll, markGone } from './file-store'
import type { MediaRoom } from './media-room'
import type { ReadFile } from './read-file'

/** Bytes of chance in a file's key, which nobody may guess. */
const keyBytes = 24

/** The name of a picture's small size in the store. */
export const smallName = (key: string): string => `${key}-small`

/** The names in the store of everything that is kept; of some there is no small size. */
export const storedNames = async (sql: Queries['sql']): Promise<string[]> =>
  (await keysOfAll({ sql })).flatMap(key => [key, smallName(key)])

/** What is known of a file that is kept. */
type NewFile = Omit<FileRow, 'createdAt' | 'unusedSince' | 'lookedAt' | 'goneAt'> & {
  url: string
}

/**
 * Keeps a file, if it still may when it is written down. That is done before it is stored: what a crash leaves behind
 * is a row without a file, which goes by itself, and never a file that nobody knows of.
 */
export async function saveFile(
  { database, clock, random, store }: MediaRoom,
  owner: string | null,
  purpose: FilePurpose,
  read: ReadFile,
  mayStay: () => Promise<void> = () => Promise.resolve(),
): Promise<NewFile> {
  const key = Buffer.from(random.bytes(keyBytes)).toString('base64url')
  const { type, width, height, durationMs, bytes: content, small } = read
  const bytes = content.length + (small?.length ?? 0)
  const file = { key, owner, purpose, type, bytes, width, height, durationMs }
  await addFile(database, file, clock.now())
  try {
    await mayStay()
    await store.write(key, content)
    if (small) await store.write(smallName(key), small)
  } catch (error) {
    await markGone(database, [key], clock.now())
    throw error
  }
  return { ...file, url: addressOfFile(key) }
}
