import { fileKey } from '@duologue/domain/media/file-address'
import { uploadPurposes } from '@duologue/domain/media/file-purposes'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes/field-shapes'

/** A file that is kept: `url` is what names it elsewhere; lengths and sizes are of what is kept, not of what was sent. */
export const storedFile = z.object({
  key: z.string(),
  url: z.string(),
  purpose: z.enum(uploadPurposes),
  /** Its media type, such as `image/webp`. */
  type: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
})

export type KeptFile = z.output<typeof storedFile>

export const media = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/api/uploads',
    who: 'user',
    limit: 'writes',
    takesFile: true,
    summary: 'Upload a picture, a recording, or what plays beside a song.',
    params: nothing,
    query: z.object({ purpose: z.enum(uploadPurposes) }),
    body: nothing,
    answer: storedFile,
    status: 201,
  }),
  deleteUpload: endpoint({
    method: 'DELETE',
    path: '/api/uploads/:key',
    who: 'user',
    limit: 'writes',
    summary: 'Delete a file that was uploaded.',
    params: z.object({ key: z.string().check(z.regex(fileKey)) }),
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
}
