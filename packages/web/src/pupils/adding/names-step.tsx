import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { type ReadNames, readNames } from '@duologue/domain/pupils/read-names'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextArea } from '../../ui/fields/text-area'
import { ListFileField } from '../files/list-file-field'
import styles from './add-pupils.module.css'

/** The first step: names that are pasted, or a list that is chosen as a file. */
export function NamesStep({
  text,
  onText,
  isSending,
  onNames,
}: {
  text: string
  onText: (text: string) => void
  isSending: boolean
  onNames: (names: ReadNames) => void
}) {
  const isReady = text.trim() !== ''
  return (
    <form
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        const names = readNames(text)
        if (!isSending && names.rows.length > 0) onNames(names)
      }}
    >
      <TextArea
        label={texts.paste}
        note={texts.pasteNote}
        rows={8}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onText(event.target.value)}
      />
      <ListFileField onNames={onNames} />
      <p className={styles.actions}>
        <SubmitButton isSending={isSending} isReady={isReady}>
          {texts.check}
        </SubmitButton>
      </p>
    </form>
  )
}
