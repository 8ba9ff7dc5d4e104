import { textDirection } from '@duologue/domain/choices/languages'
import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import type { SpeechScore, SpeechWord } from '@duologue/domain/speech/score-speech'
import { inOurWords } from '../ui/written-in'
import styles from './scored-words.module.css'

function Words({
  words,
  language,
  unmatched,
}: {
  words: readonly SpeechWord[]
  language: string
  /** What is told of a word that was not found on the other side. */
  unmatched: 'missing' | 'extra'
}) {
  const told = unmatched === 'missing' ? texts.wordMissing : texts.wordExtra
  return (
    <span lang={language} dir={textDirection(language)} className={styles.words}>
      {words.map(({ text, isMatched }, place) => {
        const mark = isMatched === null ? undefined : isMatched ? 'said' : unmatched
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there twice, and none moves
          <span key={place} data-mark={mark}>
            {text}
            {isMatched === false ? (
              <span className="visually-hidden" {...inOurWords}>{` (${told})`}</span>
            ) : null}
          </span>
        )
      })}
    </span>
  )
}

/** The words that were to be said, and those that were heard, by colour and by sign (speech.md#feedback). */
export function ScoredWords({
  score,
  needed,
  language,
  isLarge,
}: {
  score: SpeechScore
  /** The pass mark in percent. */
  needed: number
  language: string
  /** Where the line was large before it was said, it stays so. */
  isLarge?: boolean
}) {
  return (
    <div className={styles.scored} data-large={isLarge}>
      <p className={styles.line}>
        <Words words={score.expected} language={language} unmatched="missing" />
      </p>
      <p className={styles.heard}>
        {texts.heard}{' '}
        {score.heard.length === 0 ? (
          texts.heardNothing
        ) : (
          <Words words={score.heard} language={language} unmatched="extra" />
        )}
      </p>
      <p className={styles.percent}>
        <strong>{texts.wordsMatched(score.percent)}</strong> · {texts.needed(needed)}
      </p>
    </div>
  )
}
