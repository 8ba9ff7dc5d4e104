import { songLimits } from '@duologue/domain/choices/limits'
import { toHundredths, writeTime } from '@duologue/domain/lyrics/timeline/time'
import { timeSyncTexts } from '@duologue/domain/messages/time-sync'
import { timeSyncDialogTexts as texts } from '@duologue/domain/messages/time-sync-dialogs'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { DialogForm } from '../../ui/dialog-form'
import { TextField } from '../../ui/text-field'
import type { TimeSheet } from './time-sheet'

/** What is refused: how many lyrics would begin below 0, and the furthest back that is possible. */
interface Refusal {
  by: number
  count: number
  limit: string
}

/** The seconds that are typed, with a sign; undefined when it is no number of them. */
function readOffset(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined
  const seconds = Number(text)
  return Math.abs(seconds) <= songLimits.longestTime ? seconds : undefined
}

/** Shifts every time of the song (S3 sections 2.5 and 9); what would fall below 0 is refused, or clamped on demand. */
export function OffsetDialog({ sheet, onClose }: { sheet: TimeSheet; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  const shift = (by: number, isClamped: boolean) => {
    const shifted = sheet.shift(by, isClamped)
    if (shifted.kind === 'shifted') return onClose()
    const limit = shifted.limit === 0 ? '0' : `-${writeTime(-shifted.limit)}`
    setRefusal({ by, count: shifted.count, limit })
  }
  const submit = () => {
    const seconds = readOffset(typed)
    setRefusal(undefined)
    setFault(seconds === undefined ? texts.offsetFault : undefined)
    if (seconds !== undefined) shift(toHundredths(seconds), false)
  }
  return (
    <DialogForm
      title={timeSyncTexts.offset}
      submit={texts.offsetApply}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.offsetLead}</p>
      <TextField
        label={texts.offsetField}
        inputMode="text"
        autoComplete="off"
        value={typed}
        fault={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      {refusal ? (
        <>
          <p role="alert">{texts.offsetBelow(refusal.count, refusal.limit)}</p>
          <button
            type="button"
            className={button.secondary}
            onClick={() => shift(refusal.by, true)}
          >
            {texts.offsetClamp}
          </button>
        </>
      ) : null}
    </DialogForm>
  )
}
