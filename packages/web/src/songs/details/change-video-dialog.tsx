import type { VideoInfo } from '@duologue/contract/videos'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { videoIdIn } from '@duologue/domain/videos/video-id'
import { useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { tellFailure } from '../../session/tell-failure'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { TextField } from '../../ui/fields/text-field'
import styles from '../editing/song-dialogs.module.css'

/** What a video brings into its song; without an answer of YouTube the id alone. */
export type NewVideo = { youtubeId: string; youtubeViews?: number; duration?: number }

/** Looks a video up; undefined when there is none. An installation that cannot ask takes the id as it is. */
async function lookUp(client: Client, youtubeId: string): Promise<NewVideo | undefined> {
  try {
    const found: VideoInfo = await client.videos.getVideo({ params: { youtubeId } })
    return { youtubeId, youtubeViews: found.viewCount, duration: found.duration }
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return undefined
    if (error instanceof CallFailed && error.status === 503) return { youtubeId }
    throw error
  }
}

/** Asks for another video of YouTube (songs.md#change-the-video). */
export function ChangeVideoDialog({
  client,
  current,
  lyrics,
  onChange,
  onClose,
}: {
  client: Client
  current: string | null
  lyrics: readonly LyricLine[]
  onChange: (video: NewVideo) => Promise<unknown>
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [found, setFound] = useState<NewVideo | null>(null)
  const [isSending, send] = useSending()
  const isLate = (line: LyricLine) => line.stopTime > (found?.duration ?? Infinity) * 100
  const late = lyrics.filter(isLate).length

  const change = async () => {
    if (found) return onChange(found)
    const youtubeId = videoIdIn(typed)
    if (typed.trim() === '' || youtubeId === current) return setFault(texts.videoSame)
    if (youtubeId === undefined) return setFault(texts.videoNotFound)
    try {
      const video = await lookUp(client, youtubeId)
      if (!video) return setFault(texts.videoNotFound)
      setFound(video)
      const { duration = Infinity } = video
      // What would stop after the end is shown before it is done.
      if (lyrics.every(({ stopTime }) => stopTime <= duration * 100)) return await onChange(video)
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <DialogForm
      title={texts.videoTitle}
      submit={texts.videoChange}
      isSending={isSending}
      onSubmit={() => send(change)}
      onClose={onClose}
    >
      <p>{texts.videoLead}</p>
      <TextField
        label={texts.videoId}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setFault(undefined)
          setFound(null)
        }}
        fault={fault}
        faultIsSentence
        autoComplete="off"
        spellCheck={false}
      />
      {late > 0 ? (
        <p role="status" className={styles.quote}>
          {texts.videoTooShort(late)}
        </p>
      ) : null}
    </DialogForm>
  )
}
