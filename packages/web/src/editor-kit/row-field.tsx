import { textDirection } from '@duologue/domain/choices/languages'
import { editorTexts as texts } from '@duologue/domain/messages/saving/editors'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './row-frame.module.css'
import { type RowActions, rowFieldOf } from './use-rows'

/**
 * A text of a row, which grows with what is written; it has no breaks of lines. Enter goes on to the next row. What is
 * wrong shows when the field was left, or all is checked.
 */
export function RowField({
  row,
  kind,
  value,
  language,
  most,
  label,
  fault,
  isChecked = false,
  actions,
  onKeys,
  onFocus,
  onValue,
}: {
  /** The id of its row. */
  row: string
  kind: 'text' | 'translation'
  value: string
  /** Undefined where it can be any. */
  language?: string
  /** Characters. */
  most: number
  label: string
  fault?: string | undefined
  isChecked?: boolean
  actions: Pick<RowActions, 'add'>
  /** Is asked first; what it has done with a key is not done again. */
  onKeys?: (event: KeyboardEvent) => void
  onFocus?: () => void
  onValue: (value: string) => void
}) {
  const faultId = useId()
  const [isTouched, setIsTouched] = useState(false)
  const shown = isTouched || isChecked ? fault : undefined
  return (
    <div className={styles.field}>
      <textarea
        {...(kind === 'text' ? { id: rowFieldOf(row) } : {})}
        className={styles[kind]}
        rows={1}
        lang={language}
        dir={language === undefined ? 'auto' : textDirection(language)}
        value={value}
        maxLength={most}
        placeholder={texts[kind]}
        aria-label={label}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? faultId : undefined}
        autoComplete="off"
        onFocus={onFocus}
        onBlur={() => setIsTouched(true)}
        onKeyDown={event => {
          onKeys?.(event)
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          actions.add(row)
        }}
        onChange={event => onValue(event.target.value.replaceAll('\n', ' '))}
      />
      {shown ? (
        <span id={faultId} className={styles.fault}>
          {shown}
        </span>
      ) : null}
    </div>
  )
}
