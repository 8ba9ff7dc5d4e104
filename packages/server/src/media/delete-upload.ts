import type { media } from '@duologue/contract/media'
import { addressOfFile } from '@duologue/domain/media/file-address'
import { ownsFile } from '@duologue/domain/media/may-upload'

import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { fileOf, markGone } from './file-store'
import { isNamed } from './is-named'
import type { MediaRoom } from './media-room'
import { purgeFiles } from './purge-files'
import { senderOf } from './sender'

export function deleteUpload(room: MediaRoom): Handler<typeof media.deleteUpload> {
  return async ({ params: { key } }, { reader }) => {
    senderOf(reader)
    const file = await fileOf(room.database, key)
    if (!file || !ownsFile(reader, file.owner)) throw new Refused('not-found')
    if (await isNamed(room, addressOfFile(key))) throw new Refused('file-used')
    await markGone(room.database, [key], room.clock.now())
    await purgeFiles(room, [key])
    return { id: key }
  }
}
