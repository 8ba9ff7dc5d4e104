import { isPupil } from '../accounts/is-pupil'
import type { Reader } from '../accounts/reader'
import type { UploadPurpose } from './file-purposes'

/**
 * Everybody with a login uploads; what plays beside a song is uploaded by editors and admins alone (media.md#purposes), and
 * nobody sees the face of a pupil (pupils.md#what-a-pupil-may).
 */
export const mayUpload = (reader: Reader, purpose: UploadPurpose): boolean =>
  reader.kind === 'user' &&
  (purpose !== 'song-media' || reader.role !== null) &&
  (purpose !== 'avatar' || !isPupil(reader))

/** Who uploaded a file may read and delete it, used or not, and so may admins (media.md#deletion). */
export const ownsFile = (reader: Reader, owner: string | null): boolean =>
  reader.kind === 'user' && (reader.role === 'admin' || reader.id === owner)
