import type { Word } from '@duologue/contract/words'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songDifficultyNames } from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { inTranslation, writtenIn } from '../ui/written-in'
import { HearWord } from './hear-word'
import styles from './word-list.module.css'

/** Words one under the other; pressing one chooses it, and each can be heard. */
export function WordList({
  words,
  action,
  onChoose,
}: {
  words: readonly Word[]
  /** What pressing a word does, before its text: "Edit: ". */
  action: (text: string) => string
  onChoose: (word: Word) => void
}) {
  return (
    <ul className={styles.words}>
      {words.map(word => (
        <li key={word.id}>
          <button type="button" className={styles.word} onClick={() => onChoose(word)}>
            <span className="visually-hidden">{action('')}</span>
            <span className={styles.taught}>
              <span className={styles.text} {...writtenIn(codeOfSongLanguage(word.language))}>
                {word.text}
              </span>
              {word.pinyin === null ? null : (
                <span className={styles.pinyin} lang="zh-Latn">
                  {word.pinyin}
                </span>
              )}
            </span>
            <span className={styles.translation}>
              {word.translation ? (
                <span {...inTranslation}>{word.translation}</span>
              ) : (
                <em>{texts.needsTranslation}</em>
              )}
            </span>
            <span className={styles.facts}>
              <span>{songDifficultyNames[word.difficulty]}</span>
              {word.phrase ? <span>{texts.types.phrase}</span> : null}
              {word.frequency === null ? null : <span>{texts.rankShort(word.frequency)}</span>}
            </span>
          </button>
          <HearWord word={word} />
        </li>
      ))}
    </ul>
  )
}
