import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { isClipStale } from '@duologue/domain/conversations/line-actions'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import { speakLine } from '../../../voices/speak-line'
import styles from './line-row.module.css'

/** How a line sounds: its clip, or a voice of this browser; a clip of another text is told. */
export function LineClip({
  line,
  place,
  language,
}: {
  line: EditedLine
  place: number
  language: string
}) {
  const playing = useRef<AbortController | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => () => playing.current?.abort(), [])
  const stop = () => playing.current?.abort()
  const play = async () => {
    stop()
    const own = new AbortController()
    playing.current = own
    setIsPlaying(true)
    await speakLine({ text: line.text, audio: line.audio, language }, own.signal)
    if (playing.current === own) setIsPlaying(false)
  }
  return (
    <>
      <IconButton
        label={isPlaying ? texts.stop(place) : texts.play(place)}
        className={styles.play}
        data-clip={line.audio !== null}
        disabled={line.text.trim() === ''}
        onClick={isPlaying ? stop : () => void play()}
      >
        <Icon name={isPlaying ? 'stop' : 'play'} filled={line.audio !== null} />
      </IconButton>
      {isClipStale(line) ? <p className={styles.stale}>{texts.stale}</p> : null}
    </>
  )
}
