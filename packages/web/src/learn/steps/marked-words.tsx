import { textDirection } from '@duologue/domain/choices/languages'
import type { MarkedAnswer } from '@duologue/domain/learn/marked-answer'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { inOurWords } from '../../ui/written-in'
import styles from './marked-words.module.css'

/** The words of an answer: right, wrong, missing or too many, by colour, by sign, and in words for who hears the page. */
export function MarkedWords({ answer, language }: { answer: MarkedAnswer; language: string }) {
  return (
    <p className={styles.words} lang={language} dir={textDirection(language)}>
      {answer.words.map(({ text, mark, instead }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same word may stand there twice, and none moves
        <span key={place}>
          <span className={styles.word} data-mark={mark ?? undefined}>
            {text}
            {mark === null || mark === 'right' ? null : (
              <span className="visually-hidden" {...inOurWords}>{` (${texts.marks[mark]})`}</span>
            )}
          </span>
          {instead ? (
            <span className={styles.instead}>
              <span className="visually-hidden" {...inOurWords}>
                {' '}
                {texts.instead('')}
              </span>
              {instead}
            </span>
          ) : null}
          {answer.isJoined ? null : ' '}
        </span>
      ))}
    </p>
  )
}
