import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/authoring'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { UploadField } from '../../media/upload-field'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/use-sending'
import styles from './line-more.module.css'
import type { Shared } from './line-shared'

// Making an MP3 weighs something; only who opens a line's audio needs it.
const SoundRecorder = lazy(async () => ({
  default: (await import('../../speech/sound-recorder')).SoundRecorder,
}))

/** The clip of a line: recorded or uploaded, and taken away again (open pages 3.2). */
export function LineAudio({
  line,
  place,
  shared: { actions, speak },
}: {
  line: EditedLine
  place: number
  shared: Shared
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const [isSending, send] = useSending()
  const change = (audio: string | null) =>
    actions.change(line.id, { audio, audioText: audio === null ? null : line.text })
  const keep = ({ file }: { file: Blob }) =>
    makeCall(client, async () => {
      const query = { purpose: 'line-audio' } as const
      const { url } = await client.media.uploadFile({ query }, { file })
      change(url)
    })
  return (
    <fieldset className={styles.part}>
      <legend>{texts.audio}</legend>
      {line.audio === null ? (
        <p className={styles.note}>{texts.noAudio}</p>
      ) : (
        <p className={styles.has}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the line's text stands above it */}
          <audio controls preload="none" src={line.audio} aria-label={texts.play(place)} />
          <button type="button" className={button.quiet} onClick={() => change(null)}>
            {texts.removeAudio}
          </button>
        </p>
      )}
      {speak ? (
        <button
          type="button"
          className={button.secondary}
          disabled={isSending || line.text.trim() === ''}
          onClick={() => send(() => makeCall(client, () => speak(line.id)))}
        >
          {line.audio === null ? texts.generate : texts.generateAgain}
        </button>
      ) : null}
      <Suspense>
        <SoundRecorder onUse={keep} />
      </Suspense>
      <UploadField
        client={client}
        purpose="line-audio"
        label={texts.upload}
        onKept={({ url }) => change(url)}
      />
    </fieldset>
  )
}
