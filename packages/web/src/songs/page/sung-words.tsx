import type { SheetLine, SheetWord } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { lyricParts } from '@duologue/domain/songs/lyrics/lyric-parts'
import { type Ruby, rubyOf } from '@duologue/domain/words/ruby'
import { useMemo } from 'react'
import styles from './lyric-line.module.css'

/** A word of a song with its pinyin over it, where that is shown. */
function Reading({ text, rubies }: { text: string; rubies: readonly Ruby[] }) {
  if (rubies.length === 0) return text
  return rubies.map(({ text: piece, reading }, index) => (
    <ruby key={index}>
      {piece}
      <rp>(</rp>
      <rt>{reading}</rt>
      <rp>)</rp>
    </ruby>
  ))
}

/** The text of a line, whose words can be pressed; each has a place in it (song-page.md#words). */
export function SungWords({
  line,
  words,
  showsPinyin,
  isFirstStop,
  onWord,
}: {
  line: SheetLine
  words: ReadonlyMap<string, SheetWord>
  showsPinyin: boolean
  /** Whether the line has no other tab stop before its words. */
  isFirstStop: boolean
  onWord: (index: number) => void
}) {
  const parts = useMemo(() => lyricParts(line.text, line.words), [line])
  const first = parts.find(part => part.word !== null)
  return parts.map(({ text, from, word: index }) => {
    const word = words.get(line.words[index ?? -1]?.[0] ?? '')
    if (index === null || !word) return text
    const rubies = showsPinyin && word.pinyin ? rubyOf(text, word.pinyin) : []
    return (
      <button
        key={from}
        type="button"
        className={styles.word}
        tabIndex={isFirstStop && from === first?.from ? 0 : -1}
        data-from={from}
        data-to={from + text.length}
        onClick={() => onWord(index)}
      >
        <Reading text={text} rubies={rubies} />
        <span className={`visually-hidden ${styles.told}`}>{texts.word('', word.translation)}</span>
      </button>
    )
  })
}
