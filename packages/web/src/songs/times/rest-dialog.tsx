import { songTexts } from '@duologue/domain/messages/songs/songs'
import { timeSyncTexts } from '@duologue/domain/messages/songs/time-sync'
import { timeSyncDialogTexts as texts } from '@duologue/domain/messages/songs/time-sync-dialogs'
import { readTime, toHundredths, writeTime } from '@duologue/domain/songs/times/time'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import type { Video } from '../../video/video'
import { ShiftForm } from './shift-form'
import type { TimeSheet } from './time-sheet'

/** Says when one lyric starts, and shifts it and the rest of the song by as much (songs.md#shift-the-rest). */
export function RestDialog({
  sheet,
  video,
  from,
  onClose,
}: {
  sheet: TimeSheet
  video: Video
  /** The place of the lyric. */
  from: number
  onClose: () => void
}) {
  const start = sheet.timeline()[from]?.start ?? 0
  const [typed, setTyped] = useState(() => writeTime(start))
  const byOf = (text: string) => {
    const time = readTime(text)
    return time === undefined ? undefined : time - start
  }
  return (
    <ShiftForm
      sheet={sheet}
      title={timeSyncTexts.shiftRest(from + 1)}
      lead={texts.restLead(from + 1)}
      label={texts.restField(from + 1)}
      wrong={songTexts.notValidTime}
      from={from}
      typed={typed}
      onTyped={setTyped}
      byOf={byOf}
      onClose={onClose}
    >
      <button
        type="button"
        className={button.secondary}
        onClick={() => setTyped(writeTime(toHundredths(Math.max(0, video.now()))))}
      >
        {texts.restNow}
      </button>
    </ShiftForm>
  )
}
