import { timeSyncTexts } from '@duologue/domain/messages/songs/time-sync'
import { timeSyncDialogTexts as texts } from '@duologue/domain/messages/songs/time-sync-dialogs'
import { readTime } from '@duologue/domain/songs/times/time'
import { useState } from 'react'
import { ShiftForm } from './shift-form'
import type { TimeSheet } from './time-sheet'

/** The hundredths that are typed, with a sign; undefined when it is no number of them. */
function readOffset(typed: string): number | undefined {
  const [, sign, text = ''] = /^([+−-]?)(.*)$/.exec(typed.trim()) ?? []
  const time = /^\s/.test(text) ? undefined : readTime(text)
  return time !== undefined && sign && sign !== '+' ? 0 - time : time
}

/** Shifts every time of the song (songs.md#time-offset). */
export function OffsetDialog({ sheet, onClose }: { sheet: TimeSheet; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <ShiftForm
      sheet={sheet}
      title={timeSyncTexts.offset}
      lead={texts.offsetLead}
      label={texts.offsetField}
      wrong={texts.offsetFault}
      from={0}
      typed={typed}
      onTyped={setTyped}
      byOf={readOffset}
      onClose={onClose}
    />
  )
}
