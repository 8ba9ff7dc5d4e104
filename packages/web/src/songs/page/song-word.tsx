import type { SheetLine, SheetWord } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { timesSung } from '@duologue/domain/songs/lyrics/lyric-parts'
import { useState } from 'react'
import { inTranslation } from '../../ui/written-in'
import { PressedWord } from '../../words/pressed-word'
import styles from './song-word.module.css'

/** What a word of a song means, how it sounds, and how often it is sung (song-page.md#words). */
export function SongWord({
  line,
  index,
  lines,
  words,
  language,
  onClose,
}: {
  line: SheetLine
  /** Which one of its words was pressed. */
  index: number
  lines: readonly SheetLine[]
  words: ReadonlyMap<string, SheetWord>
  language: string
  onClose: () => void
}) {
  const [at, setAt] = useState(index)
  const word = words.get(line.words[at]?.[0] ?? '')
  if (!word) return null
  const { id, text, pinyin, translation, annotation, audioUrl } = word
  return (
    <PressedWord
      word={{ text, audio: audioUrl, language }}
      onBefore={at > 0 ? () => setAt(at - 1) : undefined}
      onAfter={at < line.words.length - 1 ? () => setAt(at + 1) : undefined}
      onClose={onClose}
    >
      {pinyin ? <p lang={`${language}-Latn`}>{pinyin}</p> : null}
      {translation ? (
        <p className={styles.meaning}>
          <strong {...inTranslation}>{translation}</strong>
        </p>
      ) : (
        <p>{texts.noMeaning}</p>
      )}
      {annotation ? <p {...inTranslation}>{annotation}</p> : null}
      <p className={styles.aside}>{texts.timesSung(timesSung(lines, id))}</p>
    </PressedWord>
  )
}
