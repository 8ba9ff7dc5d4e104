import type { Word } from '@duologue/contract/words'
import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { songLanguageNames } from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { HearWord } from './hear-word'
import styles from './word-head.module.css'

/** What of a word cannot be changed: its text, its language, how common it is; and how it is heard. */
export function WordHead({ word }: { word: Word }) {
  return (
    <div className={styles.head}>
      <p>
        <span className={styles.text} lang={codeOfSongLanguage(word.language)}>
          {word.text}
        </span>
        <span className={styles.facts}>
          {songLanguageNames[word.language]}
          {word.frequency === null ? null : ` · ${texts.rank(word.frequency)}`}
        </span>
      </p>
      <HearWord word={word} />
    </div>
  )
}
