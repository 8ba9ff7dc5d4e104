import type { KeptFile } from '@duologue/contract/media'
import type { UploadPurpose } from '@duologue/domain/media/file-purposes'
import { fileTexts as texts } from '@duologue/domain/messages/media/files'
import type { Client } from '../api/client'
import { FileField } from '../ui/fields/file-field'
import { useUpload } from './use-upload-file'

const picture = { hint: texts.pictureHint, accept: 'image/png,image/jpeg,image/webp' }

/** What is said and offered for each purpose. */
const offers: Record<UploadPurpose, { hint: string; accept: string }> = {
  image: picture,
  avatar: picture,
  'line-audio': {
    hint: texts.recordingHint,
    accept: 'audio/mpeg,audio/ogg,audio/wav,audio/mp4,.mp3,.ogg,.wav,.m4a',
  },
  'song-media': {
    hint: texts.songMediaHint,
    accept: 'audio/*,video/mp4,video/webm,.mp3,.ogg,.m4a,.wav,.mp4,.webm',
  },
}

/** A place to upload a file of one purpose (media.md#uploading); tells what is kept. */
export function UploadField({
  client,
  purpose,
  label,
  onKept,
}: {
  client: Client
  purpose: UploadPurpose
  label: string
  onKept: (file: KeptFile) => void
}) {
  const { sent, fault, send, cancel } = useUpload(client, purpose)
  return (
    <FileField
      {...offers[purpose]}
      label={label}
      sent={sent}
      fault={fault}
      onCancel={cancel}
      onFile={file =>
        void send(file).then(kept => {
          if (kept) onKept(kept)
        })
      }
    />
  )
}
