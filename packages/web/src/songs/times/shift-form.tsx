import { timeSyncDialogTexts as texts } from '@duologue/domain/messages/songs/time-sync-dialogs'
import { type Hundredths, writeTime } from '@duologue/domain/songs/times/time'
import { type ReactNode, useState } from 'react'
import button from '../../ui/button.module.css'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { TextField } from '../../ui/fields/text-field'
import type { TimeSheet } from './time-sheet'

/** What is refused: how many lyrics would begin below 0, and the furthest back that is possible. */
interface Refusal {
  by: Hundredths
  count: number
  limit: string
}

/**
 * Asks by how much times are shifted, from a place of the song on, and shifts them; what would fall below 0 is refused,
 * or clamped on demand.
 */
export function ShiftForm({
  sheet,
  title,
  lead,
  label,
  wrong,
  from,
  typed,
  onTyped,
  byOf,
  onClose,
  children,
}: {
  sheet: TimeSheet
  title: string
  lead: string
  label: string
  /** What is said of something that is typed and cannot be read. */
  wrong: string
  from: number
  typed: string
  onTyped: (typed: string) => void
  /** By how much what is typed shifts; undefined when it cannot be read. */
  byOf: (typed: string) => Hundredths | undefined
  onClose: () => void
  children?: ReactNode
}) {
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()

  const shift = (by: Hundredths, isClamped: boolean) => {
    const shifted = sheet.shift(by, isClamped, from)
    if (shifted.kind === 'shifted') return onClose()
    const limit = shifted.limit === 0 ? '0' : `-${writeTime(-shifted.limit)}`
    setRefusal({ by, count: shifted.count, limit })
  }
  const submit = () => {
    const by = byOf(typed)
    setRefusal(undefined)
    setFault(by === undefined ? wrong : undefined)
    if (by !== undefined) shift(by, false)
  }
  return (
    <DialogForm
      title={title}
      submit={texts.offsetApply}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{lead}</p>
      <TextField
        label={label}
        inputMode="text"
        autoComplete="off"
        value={typed}
        fault={fault}
        onChange={({ target }) => onTyped(target.value)}
      />
      {children}
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
