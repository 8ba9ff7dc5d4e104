import type { SheetLine, SheetWord, SongSheet } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { timesSung } from '@duologue/domain/songs/lyrics/lyric-parts'
import { useState } from 'react'
import { PractiseWord } from '../../learn/words/practise-word'
import { inTranslation } from '../../ui/written-in'
import { PressedWord } from '../../words/pressed-word'
import styles from './song-word.module.css'

/** What a word of a song means, how it sounds, and how often it is sung (song-page.md#words). */
export function SongWord({
  line,
  index,
  sheet,
  words,
  language,
  onClose,
}: {
  line: SheetLine
  /** Which one of its words was pressed. */
  index: number
  sheet: SongSheet
  words: ReadonlyMap<string, SheetWord>
  language: string
  onClose: () => void
}) {
  const [at, setAt] = useState(index)
  const word = words.get(line.words[at]?.[0] ?? '')
  if (!word) return null
  const { id, text, pinyin, translation, annotation, audioUrl } = word
  // What stands nowhere as one piece is no gap of a line.
  const canBeAsked = sheet.lines.some(it =>
    it.words.some(([of, from]) => of === id && from !== null),
  )
  return (
    <PressedWord
      word={{ text, audio: audioUrl, language }}
      onBefore={at > 0 ? () => setAt(at - 1) : undefined}
      onAfter={at < line.words.length - 1 ? () => setAt(at + 1) : undefined}
      onClose={onClose}
      ways={canBeAsked ? <PractiseWord key={id} song={sheet.id} word={id} /> : null}
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
      <p className={styles.aside}>{texts.timesSung(timesSung(sheet.lines, id))}</p>
    </PressedWord>
  )
}
