import { textDirection } from '@duologue/domain/choices/languages'
import { cutTexts } from '@duologue/domain/messages/songs/cut-words'
import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import { toHundredths, writeClock } from '@duologue/domain/songs/times/time'
import { memo, useId } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { Icon, StrokeIcon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { Video } from '../../video/video'
import { LyricText } from '../lyrics/lyric-text'
import { ListMarks } from './list-marks'
import styles from './list-row.module.css'
import type { ListSheet } from './list-sheet'

/** A time that is shown and not edited here (lyrics.md#words-editor). */
const Time = ({ label, seconds }: { label: string; seconds: number }) => (
  <span className={styles.time}>
    <input aria-label={label} value={seconds.toFixed(2)} disabled readOnly />
    <small>{writeClock(toHundredths(seconds))}</small>
  </span>
)

/** A pair of scissors; here alone, so not among the icons that every page carries. */
const scissors =
  'M6.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.6 8.4L20 18M8.6 15.6L20 6'

/** One lyric of the words editor: its text to read, its word list to edit (lyrics.md#words-editor). */
export const ListRow = memo(function ListRow({
  sheet,
  video,
  lang,
  place,
  onCut,
}: {
  sheet: ListSheet
  video: Video
  lang: 'es' | 'fr' | 'zh' | 'de'
  place: number
  /** Asks how this lyric is to be cut. */
  onCut: (place: number) => void
}) {
  const id = useId()
  const line = useSheetValue(sheet, it => it.lines()[place])
  const count = useSheetValue(sheet, it => it.lines().length)
  if (!line) return null
  const { text, translation, list, startTime, stopTime, fault, isEdited } = line
  const number = place + 1
  return (
    <li
      className={styles.row}
      aria-label={texts.lyric(number)}
      aria-setsize={count}
      aria-posinset={number}
      data-edited={isEdited}
    >
      <LyricText number={number} lang={lang} text={text} translation={translation} />
      <span className={styles.tools}>
        <ListMarks sheet={sheet} line={line} />
        <Time label={texts.startTime(number)} seconds={startTime} />
        <Time label={texts.stopTime(number)} seconds={stopTime} />
        <IconButton
          label={texts.playOf(number)}
          title={texts.play}
          disabled={stopTime <= startTime}
          onClick={() => video.playBetween(startTime, stopTime)}
        >
          <Icon name="play" filled />
        </IconButton>
      </span>
      <span className={styles.list}>
        <input
          aria-label={texts.list(number)}
          lang={lang}
          dir={textDirection(lang)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={list}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
          onChange={({ target }) => sheet.setList(place, target.value)}
          onBlur={() => sheet.tidyList(place)}
        />
        <IconButton
          label={cutTexts.openOf(number)}
          title={cutTexts.open}
          disabled={fault !== undefined || line.marks.isEmpty}
          onClick={() => onCut(place)}
        >
          <StrokeIcon strokes={scissors} />
        </IconButton>
        {fault ? (
          <span id={id} className={styles.fault}>
            {fault}
          </span>
        ) : null}
      </span>
    </li>
  )
})
