import { clipTexts as texts } from '@duologue/domain/messages/media/files'
import { type ReactNode, Suspense } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { latePart } from '../ui/feedback/late-part'
import styles from './clip-field.module.css'
import { UploadField } from './upload-field'

// Making an MP3 weighs something; only who opens the audio of a line or an item needs it.
const SoundRecorder = latePart(async () => (await import('../speech/sound-recorder')).SoundRecorder)

/**
 * The clip of something that is heard: recorded or uploaded, and taken away again (conversations.md#clips-of-lines).
 */
export function ClipField({
  client,
  audio,
  playLabel,
  note = texts.noAudio,
  onAudio,
  children,
}: {
  client: Client
  audio: string | null
  playLabel: string
  /** What is said where there is none. */
  note?: string
  onAudio: (audio: string | null) => void
  /** Other ways to a clip. */
  children?: ReactNode
}) {
  const keep = ({ file }: { file: Blob }) =>
    makeCall(client, async () => {
      const query = { purpose: 'line-audio' } as const
      const { url } = await client.media.uploadFile({ query }, { file })
      onAudio(url)
    })
  return (
    <fieldset className={styles.part}>
      <legend>{texts.audio}</legend>
      {audio === null ? (
        <p className={styles.note}>{note}</p>
      ) : (
        <p className={styles.has}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text stands above it */}
          <audio controls preload="none" src={audio} aria-label={playLabel} />
          <button type="button" className={button.quiet} onClick={() => onAudio(null)}>
            {texts.removeAudio}
          </button>
        </p>
      )}
      {children}
      <Suspense>
        <SoundRecorder onUse={keep} />
      </Suspense>
      <UploadField
        client={client}
        purpose="line-audio"
        label={texts.upload}
        onKept={({ url }) => onAudio(url)}
      />
    </fieldset>
  )
}
