import { fileTexts as texts } from '@duologue/domain/messages/media/files'
import { useId, useRef, useState } from 'react'
import button from '../button.module.css'
import { StrokeIcon } from '../icon'
import { ServerWords } from '../server-words'
import { useAwake } from '../store'
import styles from './file-field.module.css'

/** An arrow out of a tray. */
const upload = 'M12 15.5V4.5M7 9.5l5-5 5 5M5 19.5h14'

/** How far a file is on its way: the share that was sent, or null while none is sent. */
export type SentShare = number | null

/**
 * A place to choose a file or to drop one, which the browser's own control takes as well (media.md#uploading), with how
 * far it has come and what is wrong with it. It keeps nothing: whoever uses it sends the file and shows it.
 */
export function FileField({
  label,
  hint,
  accept,
  fault,
  sent,
  onFile,
  onCancel,
}: {
  label: string
  hint: string
  /** What the browser offers to choose, as the attribute `accept` tells it. */
  accept: string
  fault?: string | undefined
  sent: SentShare
  onFile: (file: File) => void
  onCancel: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isAwake = useAwake()
  const isSending = sent !== null
  const take = (file: File | undefined) => {
    // The same file may be chosen again after a fault.
    if (input.current) input.current.value = ''
    if (file && !isSending) onFile(file)
  }
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <label
        className={styles.place}
        data-over={isOver || undefined}
        data-off={isSending || undefined}
      >
        <input
          ref={input}
          type="file"
          accept={accept}
          disabled={isSending || !isAwake}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-fault`}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={event => take(event.target.files?.[0])}
        />
        <span className={styles.words} aria-hidden="true">
          <StrokeIcon strokes={upload} /> <strong>{texts.choose}</strong> {texts.orDrop}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </label>
      {isSending ? (
        <div className={styles.sending}>
          <progress value={sent} aria-label={label} />
          <span role="status">{percent < 100 ? texts.sending(percent) : texts.reading}</span>
          <button type="button" className={button.quiet} onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      ) : null}
      <p id={`${id}-fault`} className={styles.fault} role="alert">
        {fault ? <ServerWords>{fault}</ServerWords> : null}
      </p>
    </div>
  )
}
