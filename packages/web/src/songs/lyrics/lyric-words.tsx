import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import button from '../../ui/button.module.css'
import { inTranslation, writtenIn } from '../../ui/written-in'
import styles from './lyric-words.module.css'

/** The words of a lyric in their order; each opens what can be done with it. */
export function LyricWords({
  words,
  lang,
  onWord,
  onAdd,
}: {
  words: readonly WordInHand[]
  lang: string
  onWord: (place: number) => void
  onAdd: () => void
}) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 id="lyric-words">{texts.wordsTitle}</h3>
        <button type="button" className={button.quiet} onClick={onAdd}>
          {texts.addWord}
        </button>
      </div>
      {words.length === 0 ? <p className={styles.none}>{texts.noWords}</p> : null}
      <ol className={styles.words} aria-labelledby="lyric-words">
        {words.map((word, place) => (
          // A word may stand in a lyric several times.
          // oxlint-disable-next-line react/no-array-index-key -- its place is part of what it is
          <li key={`${place} ${word.id}`}>
            <button type="button" className={styles.word} onClick={() => onWord(place)}>
              <span className="visually-hidden">{texts.word}</span>
              <span className={styles.text} {...writtenIn(lang)}>
                {word.text}
              </span>
              <small {...inTranslation}>{word.translation}</small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
