import { settingsTexts } from '@duologue/domain/messages/accounts/account-settings'
import { fieldTexts } from '@duologue/domain/messages/fields'
import { reasonTexts, personTexts as texts } from '@duologue/domain/messages/school/person'
import { type Reason, reasons } from '@duologue/domain/school/reasons'
import { deleteWords, isDeleteForever } from '@duologue/domain/site/delete-forever'
import type { ReactNode } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'

const reasonOf = (value: string): Reason | undefined => reasons.find(reason => reason === value)

/**
 * Says what is done about somebody and asks why (school.md#reasons); for good it is done only when DELETE FOREVER was typed
 * (site.md#deleting-for-good). `onDo` must not throw.
 */
export function DeedDialog({
  title,
  lead,
  look = 'primary',
  isForGood = false,
  isReady = true,
  onDo,
  onClose,
  children,
}: {
  title: string
  lead: string
  look?: 'primary' | 'danger'
  isForGood?: boolean
  isReady?: boolean
  onDo: (why: Reason) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}) {
  const mustType = (value: string) =>
    isForGood && !isDeleteForever(value) ? settingsTexts.mustType(deleteWords) : undefined
  const { field, form, isSending } = useForm({
    rules: {
      why: (value: string) => (reasonOf(value) ? undefined : fieldTexts.required),
      typed: mustType,
    },
    onSend: async ({ why }) => {
      const reason = reasonOf(why)
      if (reason) await onDo(reason)
    },
  })
  return (
    <DialogForm
      title={title}
      submit={isForGood ? settingsTexts.deleteForever : title}
      look={look}
      isSending={isSending}
      isReady={isReady}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <p>{lead}</p>
      {children}
      <SelectField {...field('why')} label={texts.reason} note={texts.reasonNote}>
        <option value="">{texts.chooseReason}</option>
        {reasons.map(reason => (
          <option key={reason} value={reason}>
            {reasonTexts[reason]}
          </option>
        ))}
      </SelectField>
      {isForGood ? (
        <TextField
          {...field('typed')}
          label={settingsTexts.typeToDelete(deleteWords)}
          faultIsSentence
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : null}
    </DialogForm>
  )
}
