import { songTexts } from '@duologue/domain/messages/songs/songs'
import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { type TimeField as Field, nudge } from '@duologue/domain/songs/times/sync-adjacent'
import { type Hundredths, readTime, writeClock, writeTime } from '@duologue/domain/songs/times/time'
import { useEffect, useId, useState } from 'react'
import styles from './time-field.module.css'
import type { TimeSheet } from './time-sheet'

/** Hundredths of a nudge (songs.md#nudge). */
const step = 25

/** One time of a lyric: it is typed and taken when the field is left or by Enter, or nudged by 0.25 s. */
export function TimeField({
  sheet,
  place,
  field,
  value,
}: {
  sheet: TimeSheet
  place: number
  field: Field
  value: Hundredths
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const name = `${place}.${field}`
  const read = typed === null ? value : readTime(typed)
  const isWrong = read === undefined
  const label = field === 'start' ? texts.startOf(place + 1) : texts.stopOf(place + 1)

  useEffect(() => {
    sheet.tellWrong(name, isWrong)
    return () => sheet.tellWrong(name, false)
  }, [sheet, name, isWrong])

  const take = () => {
    if (read === undefined) return
    setTyped(null)
    sheet.setTime(place, field, read)
  }
  const moveBy = (by: number) => {
    setTyped(null)
    sheet.setTime(place, field, nudge(value, by))
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') take()
    if (event.key === 'Escape') setTyped(null)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    moveBy(event.key === 'ArrowUp' ? step : -step)
  }
  return (
    <div className={styles.field}>
      <span className={styles.name} aria-hidden="true">
        {field === 'start' ? texts.start : texts.stop}
        <small id={`${id}-clock`}>{writeClock(value)}</small>
      </span>
      <button
        type="button"
        aria-label={texts.earlier(label)}
        title={texts.earlier(label)}
        onClick={() => moveBy(-step)}
      >
        −
      </button>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? writeTime(value)}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-fault` : `${id}-clock`}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        aria-label={texts.later(label)}
        title={texts.later(label)}
        onClick={() => moveBy(step)}
      >
        +
      </button>
      {isWrong ? (
        <span id={`${id}-fault`} className={styles.fault}>
          {songTexts.notValidTime}
        </span>
      ) : null}
    </div>
  )
}
