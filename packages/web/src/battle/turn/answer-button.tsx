import type { BattleLine } from '@duologue/domain/battle/battle-setup'
import { textDirection } from '@duologue/domain/choices/languages'
import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { Icon } from '../../ui/icon'
import styles from './answer-button.module.css'
import type { AnswerMark } from './answer-marks'

/** From how many characters on a line is set smaller on a small screen. */
const longText = 60

const isLong = (text: string | null) => text !== null && text.length > longText

/** One choice: its key, the line in the taught language, and after the answer its mark, by colour and by sign. */
export function AnswerButton({
  line,
  language,
  number,
  mark,
  hasPinyin,
  translation,
  translationLanguage,
  isPaused,
  onChoose,
}: {
  line: Pick<BattleLine, 'text' | 'pinyin'>
  language: string
  /** The key that chooses it, from 1. */
  number: number
  mark: AnswerMark | null
  hasPinyin: boolean
  /** What the line means, while a power shows it. */
  translation: string | null
  translationLanguage: string
  /** The game is paused: nothing can be chosen. */
  isPaused: boolean
  onChoose: () => void
}) {
  // It stays focusable when it is answered: a reader would lose its place.
  return (
    <button
      type="button"
      className={styles.answer}
      data-mark={mark ?? undefined}
      data-long={isLong(hasPinyin ? line.pinyin : line.text) || undefined}
      aria-disabled={mark !== null || isPaused}
      aria-keyshortcuts={String(number)}
      onClick={onChoose}
    >
      <span className={styles.sign} aria-hidden="true">
        {mark === 'right' ? <Icon name="check" /> : null}
        {mark === 'wrong' ? <Icon name="cross" /> : null}
        {mark === null || mark === 'other' || mark === 'gone' ? number : null}
      </span>
      <span className={styles.line}>
        {mark === 'gone' ? (
          <span className={styles.gone}>{texts.removed}</span>
        ) : (
          <span className={styles.text} lang={language} dir={textDirection(language)}>
            {line.text}
          </span>
        )}
        {hasPinyin && mark !== 'gone' ? (
          <span className={styles.pinyin} lang={`${language}-Latn`}>
            {line.pinyin}
          </span>
        ) : null}
        {translation && mark !== 'gone' ? (
          <span
            className={styles.pinyin}
            lang={translationLanguage}
            dir={textDirection(translationLanguage)}
          >
            {translation}
          </span>
        ) : null}
      </span>
      {mark === 'right' ? <span className="visually-hidden">{texts.rightMark}</span> : null}
      {mark === 'wrong' ? <span className="visually-hidden">{texts.wrongMark}</span> : null}
    </button>
  )
}
