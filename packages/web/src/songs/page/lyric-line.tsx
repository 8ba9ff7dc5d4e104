import type { SheetLine, SheetWord } from '@duologue/contract/songs/song-sheet'
import { songPageTexts as texts } from '@duologue/domain/messages/songs/song-page'
import type { Layers } from '@duologue/domain/songs/details/shown-layers'
import { wordsAside } from '@duologue/domain/songs/lyrics/lyric-parts'
import { isPlayable } from '@duologue/domain/songs/times/line-light'
import { memo } from 'react'
import { useStore } from '../../ui/store'
import { inTranslation, writtenIn } from '../../ui/written-in'
import type { LineLights } from '../player/line-lights'
import styles from './lyric-line.module.css'
import { SungWords } from './sung-words'

/** What all lines of a song have in common, and the same while the song goes on. */
export interface LinesShown {
  lights: LineLights
  /** The code of the song's language. */
  language: string
  words: ReadonlyMap<string, SheetWord>
  shown: Layers
  onPlay: (place: number) => void
  /** A word is pressed, by its place in the list of its line. */
  onWord: (line: SheetLine, index: number) => void
}

/** Words of the line that do not stand in its text as one piece: chips under it. */
function Aside({ line, all }: { line: SheetLine; all: LinesShown }) {
  const aside = wordsAside(line.words)
  if (aside.length === 0) return null
  return (
    <p className={styles.aside} {...writtenIn(all.language)}>
      {aside.map(index => {
        const word = all.words.get(line.words[index]?.[0] ?? '')
        return word ? (
          <button
            key={index}
            type="button"
            tabIndex={-1}
            aria-label={texts.word(word.text, word.translation)}
            onClick={() => all.onWord(line, index)}
          >
            {word.text}
          </button>
        ) : null
      })}
    </p>
  )
}

/** The texts of a line by what is shown of it; one that has no translation shows its words. */
function Texts({
  line,
  all,
  isFirstStop,
}: {
  line: SheetLine
  all: LinesShown
  isFirstStop: boolean
}) {
  const { shown, words, language, onWord } = all
  const hasReadings = line.words.some(([id, from]) => from !== null && words.get(id)?.pinyin)
  const ofLine = shown.pinyin && (!shown.original || !hasReadings) ? line.pinyin : ''
  const translation = shown.translation ? line.translation : ''
  return (
    <div className={styles.texts}>
      {shown.original || !(ofLine || translation) ? (
        <p className={styles.text} {...writtenIn(language)}>
          <SungWords
            line={line}
            words={words}
            showsPinyin={shown.pinyin && hasReadings}
            isFirstStop={isFirstStop}
            onWord={index => onWord(line, index)}
          />
        </p>
      ) : null}
      {ofLine ? (
        <p className={shown.original ? styles.pinyin : styles.text} lang={`${language}-Latn`}>
          {ofLine}
        </p>
      ) : null}
      {shown.original ? <Aside line={line} all={all} /> : null}
      {translation ? (
        <p className={styles.translation} {...inTranslation}>
          {translation}
        </p>
      ) : null}
    </div>
  )
}

/**
 * A line of a song (song-page.md#current-line): one tab stop, from which arrows lead to its words. It is rendered anew
 * when it is lit or not any more, and never meanwhile.
 */
export const LyricLine = memo(function LyricLine({
  place,
  line,
  all,
}: {
  place: number
  line: SheetLine
  all: LinesShown
}) {
  const { lights, onPlay } = all
  const litAs = useStore({ subscribe: lights.subscribe, now: () => lights.litAs(place) })
  const times = lights.times[place]
  const canPlay = times !== undefined && isPlayable(times)
  return (
    <li
      className={styles.line}
      data-place={place}
      data-lit={litAs}
      data-fills={line.marks ? true : undefined}
      data-grey={line.isSkipped || line.words.length === 0 || undefined}
      aria-current={litAs === 'current' || undefined}
    >
      {canPlay ? (
        <button
          type="button"
          className={styles.number}
          aria-label={texts.playLine(place + 1)}
          onClick={() => onPlay(place)}
        >
          {place + 1}
        </button>
      ) : (
        <span className={styles.number}>{place + 1}</span>
      )}
      <Texts line={line} all={all} isFirstStop={!canPlay} />
    </li>
  )
})
