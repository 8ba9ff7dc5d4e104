import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { isUntimed } from '@duologue/domain/songs/times/lyric-times'
import { toSeconds } from '@duologue/domain/songs/times/time'
import { timeMarks } from '@duologue/domain/songs/times/time-marks'
import { memo } from 'react'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { Icon, StrokeIcon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { Video } from '../../video/video'
import { LyricText } from '../lyrics/lyric-text'
import { TimeField } from './time-field'
import styles from './time-row.module.css'
import type { TimeSheet } from './time-sheet'

/** Two arrows in a round; drawn here, since no other page needs it. */
const roundAgain =
  'M17 3.5l3 3-3 3M20 6.5H8a4 4 0 0 0-4 4v1M7 20.5l-3-3 3-3M4 17.5h12a4 4 0 0 0 4-4v-1'

/** A line, and an arrow away from it. */
const downFrom = 'M5 5h14M12 9.5v10M7.5 15l4.5 4.5 4.5-4.5'

/** The setting of one lyric for Sync Adjacent Lyrics, over the one for all. */
function AdjacentSelect({ sheet, place }: { sheet: TimeSheet; place: number }) {
  const override = useSheetValue(sheet, it => it.overrideOf(place))
  const value = override === null ? '' : override ? 'on' : 'off'
  return (
    <select
      className={styles.adjacent}
      aria-label={texts.adjacentOf(place + 1)}
      title={texts.adjacent}
      value={value}
      onChange={({ target }) =>
        sheet.override(place, target.value === '' ? null : target.value === 'on')
      }
    >
      <option value="">{texts.asAll}</option>
      <option value="on">{texts.on}</option>
      <option value="off">{texts.off}</option>
    </select>
  )
}

/** What is to be noticed about the times of a lyric. */
function Marks({ sheet, place }: { sheet: TimeSheet; place: number }) {
  const times = useSheetValue(sheet, it => it.timeline()[place])
  const next = useSheetValue(sheet, it => it.timeline()[place + 1])
  const proposed = useSheetValue(sheet, it => it.markOf(place))
  if (!times) return null
  const { gap, overlap, notTimed } = timeMarks(times, next)
  return (
    <span className={styles.marks}>
      {proposed ? (
        <span className={styles.proposed} data-mark={proposed} title={texts.markHints[proposed]}>
          {texts.marks[proposed]}
        </span>
      ) : null}
      {notTimed ? <span className={styles.notTimed}>{texts.notTimed}</span> : null}
      {overlap ? (
        <span className={styles.overlap} title={texts.overlapHint}>
          {texts.overlap}
        </span>
      ) : null}
      {gap ? (
        <span className={styles.gap} title={texts.gap(place + 1, place + 2)}>
          <Icon name="clock" />
          <span className="visually-hidden">{texts.gap(place + 1, place + 2)}</span>
        </span>
      ) : null}
    </span>
  )
}

/** One lyric of the time-sync page: its two times, and playing it (songs.md#time-sync). */
export const TimeRow = memo(function TimeRow({
  sheet,
  video,
  lang,
  place,
  isCurrent,
  onRest,
}: {
  sheet: TimeSheet
  video: Video
  lang: 'es' | 'fr' | 'zh' | 'de'
  place: number
  isCurrent: boolean
  onRest: (place: number) => void
}) {
  const line = useSheetValue(sheet, it => it.lines()[place])
  const times = useSheetValue(sheet, it => it.timeline()[place])
  const count = useSheetValue(sheet, it => it.lines().length)
  const isNext = useSheetValue(sheet, it => it.tapPlace().next === place)
  if (!line || !times) return null
  const [start, stop] = [toSeconds(times.start), toSeconds(times.stop)]
  const number = place + 1
  return (
    <li
      className={styles.row}
      aria-label={texts.lyric(number)}
      aria-setsize={count}
      aria-posinset={number}
      aria-current={isCurrent ? 'true' : undefined}
      data-next={isNext}
    >
      <LyricText number={number} lang={lang} text={line.text} translation={line.translation} />
      <span className={styles.times}>
        <TimeField sheet={sheet} place={place} field="start" value={times.start} />
        <TimeField sheet={sheet} place={place} field="stop" value={times.stop} />
      </span>
      <span className={styles.actions}>
        <IconButton label={texts.seek(number)} onClick={() => video.playFrom(start)}>
          <Icon name="play" filled />
        </IconButton>
        <IconButton
          label={texts.loop(number)}
          disabled={stop <= start}
          onClick={() => video.loop(start, stop)}
        >
          <StrokeIcon strokes={roundAgain} />
        </IconButton>
        <IconButton
          label={texts.tapHere(number)}
          aria-pressed={isNext}
          onClick={() => sheet.tapFrom(place)}
        >
          <Icon name="arrow" />
        </IconButton>
        <IconButton
          label={texts.shiftRest(number)}
          disabled={isUntimed(times)}
          onClick={() => onRest(place)}
        >
          <StrokeIcon strokes={downFrom} />
        </IconButton>
        <AdjacentSelect sheet={sheet} place={place} />
      </span>
      <Marks sheet={sheet} place={place} />
    </li>
  )
})
