import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import { addressOfFile, fileKey } from '@duologue/domain/media/file-address'
import { ownsFile } from '@duologue/domain/media/may-upload'
import type { FoundFile } from '../http/files/file-answer'
import { type FileRow, fileOf } from './file-store'
import type { MediaRoom } from './media-room'
import { smallName } from './save-file'

/** Whether somebody may see something that names the file; own portraits are shown to all. */
async function isShownTo({ database, uses }: MediaRoom, file: FileRow, reader: Reader) {
  if (file.purpose === 'avatar') return true
  const address = addressOfFile(file.key)
  for (const use of uses) if (await use.mayRead(database, address, reader)) return true
  return false
}

/**
 * The file of a key, or its small size; undefined when there is none that this reader may see (media.md#who-may-see):
 * files are shown to their owner, and to whoever may see something that names them.
 */
export async function findMedia(
  room: MediaRoom,
  key: string,
  size: 'large' | 'small',
  reader: Reader,
): Promise<FoundFile | undefined> {
  const file = fileKey.test(key) ? await fileOf(room.database, key) : undefined
  if (!file) return undefined
  const isPublic = await isShownTo(room, file, visitor)
  // Some songs are for visitors and not for student accounts (songs-for-learners.md#who-may-meet-a-song).
  const isForAll = isPublic && file.purpose !== 'song-media'
  const mayRead = isForAll || ownsFile(reader, file.owner) || (await isShownTo(room, file, reader))
  const kept = mayRead && (await room.store.open(size === 'small' ? smallName(key) : key))
  return kept ? { kept, type: file.type, isPublic } : undefined
}
