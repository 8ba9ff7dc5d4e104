import type { SchoolClass } from '@duologue/contract/classes'
import { dayOf, daysLater } from '@duologue/domain/assignments/due-date'
import { classNameFault, weeksFault } from '@duologue/domain/classes/class-fields'
import { nextYearName } from '@duologue/domain/classes/next-year-name'
import { classCopyingTexts as texts } from '@duologue/domain/messages/classes/class-copying'
import { classTexts } from '@duologue/domain/messages/classes/classes'
import { dayOfWeek } from '@duologue/domain/messages/said-in-calendar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { refreshUser } from '../../session/get-me'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { notify } from '../../ui/feedback/notify'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { useForm } from '../../ui/fields/use-form'
import { classesKey } from '../classes-key'
import { classQuery } from '../get-class-query'
import styles from './copy-class-dialog.module.css'
import { useCopyClass } from './use-copy-class'

const usualWeeks = 52

/** The day on which the first of these assignments is due when their dates have moved, in words. */
function firstDay(assignments: SchoolClass['assignments'], weeks: string): string | undefined {
  if (weeksFault(weeks) !== undefined) return undefined
  const days = (assignments ?? []).map(({ dateDue, timeZone }) =>
    dayOf(daysLater(Date.parse(dateDue), timeZone, Number(weeks) * 7), timeZone),
  )
  const [first] = days.sort()
  return first === undefined ? undefined : texts.first(dayOfWeek(Date.parse(first)))
}

/** Asks what of a class another year has, and makes the class of it (classes.md#copying). */
export function CopyClassDialog({
  client,
  found,
  user,
  onCopied,
  onClose,
}: {
  client: Client
  found: Pick<SchoolClass, 'id' | 'name'>
  user: string
  /** The id of the new class. */
  onCopied: (id: string) => Promise<unknown>
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const { data } = useQuery(classQuery(client, found.id, user))
  const [parts, setParts] = useState({ assignments: true, rewards: true, students: false })
  const [weeks, setWeeks] = useState(String(usualWeeks))
  const copy = useCopyClass(client, found.id)
  const anyWeeks = () => (parts.assignments ? weeksFault(weeks) : undefined)
  const { field, form, isSending } = useForm({
    rules: { name: classNameFault, weeks: anyWeeks },
    values: { name: nextYearName(found.name), weeks },
    onSend: ({ name }) =>
      makeCall(client, async () => {
        const { assignments, ...others } = parts
        const { id, leftOut } = await copy({
          name,
          ...others,
          ...(assignments ? { assignments: { days: Number(weeks) * 7 } } : {}),
        })
        notify('success', leftOut > 0 ? texts.copiedWithout(leftOut) : texts.copied)
        void queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
        await refreshUser(client)
        await onCopied(id)
      }),
  })
  const [name, moved] = [field('name'), field('weeks')]
  const tick = (part: keyof typeof parts) => (isOn: boolean) => setParts({ ...parts, [part]: isOn })
  return (
    <DialogForm
      title={texts.copy}
      submit={texts.copyAction}
      isSending={isSending}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <p className={styles.note}>{texts.copyLead}</p>
      <TextField
        {...name}
        label={classTexts.name}
        faultIsSentence={name.fault === classNameFault('')}
        autoComplete="off"
      />
      <fieldset className={styles.parts}>
        <legend>{texts.parts}</legend>
        <Toggle label={texts.assignments} isOn={parts.assignments} onChange={tick('assignments')} />
        {parts.assignments ? (
          <TextField
            {...moved}
            label={texts.weeks}
            faultIsSentence
            note={firstDay(data?.assignments, weeks)}
            inputMode="numeric"
            autoComplete="off"
            onChange={event => {
              setWeeks(event.target.value)
              moved.onChange()
            }}
          />
        ) : null}
        <Toggle label={texts.rewards} isOn={parts.rewards} onChange={tick('rewards')} />
        <Toggle label={texts.students} isOn={parts.students} onChange={tick('students')} />
      </fieldset>
    </DialogForm>
  )
}
