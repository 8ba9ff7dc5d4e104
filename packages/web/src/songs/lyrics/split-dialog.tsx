import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { songEditorTexts } from '@duologue/domain/messages/songs/song-editor'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { splitFault } from '@duologue/domain/songs/lyrics/split-lyric'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import styles from '../editing/song-dialogs.module.css'

/** Asks before which word a lyric is cut (lyrics.md#split). */
export function SplitDialog({
  line,
  words,
  lang,
  onSplit,
  onClose,
}: {
  line: LyricLine
  words: readonly WordInHand[]
  lang: string
  onSplit: (wordIndex: number) => void
  onClose: () => void
}) {
  const [start, setStart] = useState<number | null>(null)
  const [isTried, setIsTried] = useState(false)
  const fault = splitFault(line, words, start)
  const submit = () => {
    setIsTried(true)
    if (fault === undefined && start !== null) onSplit(start)
  }
  return (
    <DialogForm
      title={texts.splitTitle}
      submit={songEditorTexts.split}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.splitLead}</p>
      <p className={styles.quote} lang={lang}>
        {line.text}
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{texts.splitWord}</legend>
        {words.map((word, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- its place is part of what it is
          <label key={`${index} ${word.id}`} lang={lang}>
            <input
              type="radio"
              name="start"
              disabled={index === 0}
              checked={start === index}
              onChange={() => setStart(index)}
            />
            {word.text}
          </label>
        ))}
      </fieldset>
      <p className={styles.fault} role="alert">
        {isTried ? fault : null}
      </p>
      <p>{texts.splitWarning}</p>
    </DialogForm>
  )
}
