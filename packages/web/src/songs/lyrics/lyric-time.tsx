import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { readTime, writeClock, writeTime } from '@duologue/domain/songs/times/time'
import { TextField } from '../../ui/fields/text-field'
import { IconButton } from '../../ui/icon-button'
import styles from './lyric-form.module.css'
import type { LyricFormProps } from './lyric-form-props'
import { useTyped } from './use-typed'

/** Hundredths of a second by which a time is moved (songs.md#nudge). */
const nudge = 25

/** A time of a lyric: typed, or moved by 0.25 s; never before the beginning. */
export function LyricTime({
  label,
  field,
  form: { line, faultOf, onSet },
}: {
  label: string
  field: 'startTime' | 'stopTime'
  form: LyricFormProps
}) {
  const time = line[field]
  const typed = useTyped(writeTime(time), value => onSet(field, readTime(value) ?? value))
  const move = (by: number) => onSet(field, Math.max(0, time + by))
  return (
    <div className={styles.time}>
      <TextField
        {...typed}
        label={label}
        note={writeClock(time)}
        inputMode="decimal"
        fault={faultOf(field)}
        faultIsSentence
      />
      <span className={styles.nudges}>
        <IconButton label={texts.earlier(label)} onClick={() => move(-nudge)}>
          {texts.earlierBy}
        </IconButton>
        <IconButton label={texts.later(label)} onClick={() => move(nudge)}>
          {texts.laterBy}
        </IconButton>
      </span>
    </div>
  )
}
