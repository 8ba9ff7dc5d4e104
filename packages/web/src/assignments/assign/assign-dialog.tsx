import type { ClassCard } from '@duologue/contract/classes'
import { dueFault } from '@duologue/domain/assignments/due-fault'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { zoneHere } from '../../api/zone-here'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { useSending } from '../../ui/feedback/use-sending'
import { type Assigned, AssignedDialog } from '../assigned-dialog'
import styles from '../assignments.module.css'
import { assignmentsKey } from '../assignments-key'
import { taughtClassesQuery } from '../taught-classes-query'
import { todayHere } from '../today-here'
import { type Assignable, activityOf } from './assignable'
import { ClassChoice } from './class-choice'
import { assignThing } from './create-assignment'
import { DateField } from './date-field'
import { readWishes, typedIn } from './read-wishes'
import { WishFields } from './wish-fields'

type Faults = Partial<Record<'classes' | 'dateDue' | 'score', string | undefined>>

/** How many days a student has, unless the teacher says otherwise. */
const usualDays = 7

/** Assigns something to one class or several, each by a call of its own (assignments.md#assign-to-class). */
export function AssignDialog({
  client,
  thing,
  user,
  onClose,
}: {
  client: Client
  thing: Assignable
  user: string
  onClose: () => void
}) {
  const { data, isPending, refetch } = useQuery(taughtClassesQuery(client, user))
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const [done, setDone] = useState<{ assigned: readonly Assigned[]; missing: ClassCard[] }>()
  const [isSending, send] = useSending()
  const title = texts.assignTo(thing.title)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const { fault, wishes } = readWishes(form, activityOf(thing))
    const ids = form.getAll('class')
    const chosen = (data ?? []).filter(({ id }) => ids.includes(id))
    const dateDue = typedIn(form, 'dateDue')
    const found = {
      classes: chosen.length > 0 ? undefined : texts.noClassChosen,
      dateDue: dueFault(dateDue, zoneHere(), Date.now()),
      score: fault,
    }
    setFaults(found)
    if (Object.values(found).some(Boolean)) return
    send(async () => {
      const assigned: Assigned[] = []
      for (const card of chosen) {
        const body = { ...wishes, classes: [card.id], dateDue, timeZone: zoneHere() }
        const assign = async () => {
          assigned.push({ card, got: await assignThing(client, thing, body) })
        }
        if (!(await makeCall(client, assign))) break
      }
      if (assigned.length === 0) return
      await queryClient.invalidateQueries({ queryKey: assignmentsKey(user) })
      setDone({ assigned, missing: chosen.slice(assigned.length) })
    })
  }

  if (done) return <AssignedDialog {...done} onClose={onClose} />
  if (data === undefined || data.length === 0) {
    return (
      <Dialog title={title} onClose={onClose}>
        {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
        {!isPending && data === undefined ? (
          <LoadFailed message={texts.classesFailed} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <>
            <p>{texts.noClasses}</p>
            <p>
              <Link to="/classes" className={button.primary}>
                {texts.dashboard}
              </Link>
            </p>
          </>
        ) : null}
      </Dialog>
    )
  }
  return (
    <DialogForm
      title={title}
      submit={texts.assignAction}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClassChoice classes={data} fault={faults.classes} />
      <DateField day={todayHere(usualDays)} timeZone={zoneHere()} fault={faults.dateDue} />
      <WishFields activity={activityOf(thing)} scoreFault={faults.score} />
    </DialogForm>
  )
}
