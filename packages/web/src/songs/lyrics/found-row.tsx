import { findTexts as texts } from '@duologue/domain/messages/songs/find-panel'
import type { FoundText } from '@duologue/domain/songs/editing/find-text'
import { inTranslation, writtenIn } from '../../ui/written-in'
import styles from './find-panel.module.css'

/** Characters before what was found that are shown with it. */
const before = 24

/** One place where a text was found, with what it would become; pressed it is gone to. */
export function FoundRow({
  found: { place, field, value, start, end },
  lang,
  replacement,
  isCurrent,
  onChoose,
}: {
  found: FoundText
  lang: string
  /** What replaces it; nothing where it is only found. */
  replacement: string
  isCurrent: boolean
  onChoose: () => void
}) {
  const from = Math.max(0, start - before)
  const match = value.slice(start, end)
  return (
    <li className={styles.row}>
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        <span className={styles.place}>{place + 1}</span>
        <small>{texts[field]}</small>
        <span className={styles.value} {...(field === 'text' ? writtenIn(lang) : inTranslation)}>
          {from > 0 ? '…' : ''}
          {value.slice(from, start)}
          {replacement === '' ? (
            <mark>{match}</mark>
          ) : (
            <>
              <del>{match}</del>
              <ins>{replacement}</ins>
            </>
          )}
          {value.slice(end)}
        </span>
      </button>
    </li>
  )
}
