import type { media } from '@duologue/contract/media'
import type { Handlers } from '../http/handlers'
import { deleteUpload } from './delete-upload'
import type { MediaRoom } from './media-room'
import { uploadFile } from './upload-file'

/** The room's answers to its calls. */
export const mediaHandlers = (room: MediaRoom) =>
  ({
    uploadFile: uploadFile(room),
    deleteUpload: deleteUpload(room),
  }) satisfies Handlers<typeof media>
