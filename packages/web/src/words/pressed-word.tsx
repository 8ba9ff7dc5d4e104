import { textDirection } from '@duologue/domain/choices/languages'
import { lineWordTexts as texts } from '@duologue/domain/messages/conversations/word-panel-texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../ui/dialogs/dialog'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { type SpeakLine, speakLine } from '../voices/speak-line'
import styles from './pressed-word.module.css'

/**
 * The small panel of a word that was pressed in a line (words.md#pressed-words): what it means, how it sounds, its
 * neighbours.
 */
export function PressedWord({
  word: { text, audio, language },
  onBefore,
  onAfter,
  onClose,
  speak = speakLine,
  ways,
  children,
}: {
  word: { text: string; audio: string | null; language: string }
  /** Goes to the word before; undefined at the first one. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
  onClose: () => void
  speak?: SpeakLine | undefined
  /** What else can be done with it. */
  ways?: ReactNode
  /** What it means. */
  children: ReactNode
}) {
  const playing = useRef<AbortController>(null)
  useEffect(() => () => playing.current?.abort(), [])
  const hear = () => {
    playing.current?.abort()
    playing.current = new AbortController()
    void speak({ text, audio, language }, playing.current.signal)
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.word}>
          <strong lang={language} dir={textDirection(language)} aria-live="polite">
            {text}
          </strong>
          <IconButton label={texts.hear(text)} onClick={hear} data-first>
            <Icon name="play" filled />
          </IconButton>
        </div>
        <div className={styles.meanings} role="status">
          {children}
        </div>
        {ways}
        <div className={styles.ways}>
          <IconButton label={texts.before} disabled={!onBefore} onClick={onBefore}>
            <Icon name="back" />
          </IconButton>
          <IconButton label={texts.after} disabled={!onAfter} onClick={onAfter}>
            <Icon name="arrow" />
          </IconButton>
        </div>
      </div>
    </Dialog>
  )
}
