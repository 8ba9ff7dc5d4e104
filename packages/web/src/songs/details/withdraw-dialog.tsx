import { withdrawTexts as texts } from '@duologue/domain/messages/songs/for-learners'
import { songTexts } from '@duologue/domain/messages/songs/songs'
import { rightsNoteFault } from '@duologue/domain/songs/details/song-fields'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { TextArea } from '../../ui/fields/text-area'

const words = {
  withdraw: { title: texts.title, lead: texts.lead, submit: texts.withdraw, look: 'danger' },
  restore: {
    title: texts.restoreTitle,
    lead: texts.restoreLead,
    submit: texts.restore,
    look: 'primary',
  },
} as const

/** Takes a song from learners, with a reason, or gives it back (songs-for-learners.md#withdrawing). */
export function WithdrawDialog({
  act,
  onSend,
  onClose,
}: {
  act: 'withdraw' | 'restore'
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [isTold, setIsTold] = useState(false)
  const [isSending, send] = useSending()
  const { title, lead, submit, look } = words[act]
  const isBlank = act === 'withdraw' && reason.trim() === ''
  const fault = isBlank ? songTexts.required : rightsNoteFault(reason)
  return (
    <DialogForm
      {...{ title, submit, look, isSending, onClose }}
      onSubmit={() => {
        setIsTold(true)
        if (!fault) send(() => onSend(reason.trim()))
      }}
    >
      <p>{lead}</p>
      <TextArea
        label={texts.reason}
        value={reason}
        onChange={event => setReason(event.target.value)}
        fault={isTold ? fault : undefined}
        faultIsSentence
        required={act === 'withdraw'}
      />
    </DialogForm>
  )
}
