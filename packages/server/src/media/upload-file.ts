import { readFile } from 'node:fs/promises'
import type { media } from '@duologue/contract/media'
import { mostBytes, type UploadPurpose } from '@duologue/domain/media/file-purposes'
import { mayUpload } from '@duologue/domain/media/may-upload'

import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { mayKeepMore } from './may-keep-more'
import type { MediaRoom } from './media-room'
import type { ReadFile } from './read-file'
import { readPicture } from './read-picture'
import { readSound } from './read-sound'
import { saveFile } from './save-file'
import { senderOf } from './sender'

function read(bytes: Buffer, purpose: UploadPurpose): Promise<ReadFile> {
  return purpose === 'image' || purpose === 'avatar'
    ? readPicture(bytes, purpose)
    : readSound(bytes, purpose)
}

export function uploadFile(room: MediaRoom): Handler<typeof media.uploadFile> {
  return async ({ query: { purpose } }, { reader, file }) => {
    const owner = senderOf(reader)
    if (!mayUpload(reader, purpose)) throw new Refused('not-allowed')
    await mayKeepMore(room, reader)
    const isSong = purpose === 'song-media'
    const place = await file?.receive(
      mostBytes(purpose),
      isSong ? 'song-media-too-large' : 'file-too-large',
    )
    if (place === undefined) throw new Refused('file-missing')
    const found = await room.semaphore(async () => read(await readFile(place), purpose))
    const { owner: _, ...kept } = await saveFile(room, owner, purpose, found, () =>
      mayKeepMore(room, reader, { isKept: true }),
    )
    return { ...kept, purpose }
  }
}
