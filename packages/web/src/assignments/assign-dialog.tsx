import type { ClassCard } from '@duologue/contract/classes'
import { isDay } from '@duologue/domain/assignments/due-date'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialog'
import { DialogForm } from '../ui/dialog-form'
import { LoadFailed } from '../ui/load-failed'
import { notify } from '../ui/notify'
import { useSending } from '../ui/use-sending'
import { type Assignable, saysWhat } from './assignable'
import { assignmentsKey, taughtClassesQuery } from './assignment-queries'
import styles from './assignments.module.css'
import { ClassChoice } from './class-choice'
import { DateField } from './date-field'
import { readWishes, typedIn } from './read-wishes'
import { todayHere, zoneHere } from './today-here'
import { WishFields } from './wish-fields'

type Faults = Partial<Record<'classes' | 'dateDue' | 'score', string | undefined>>

/** How many days a student has, unless the teacher says otherwise. */
const usualDays = 7

/** What was assigned, with the way to each class (S2 section 2). */
function Assigned({ classes, onClose }: { classes: readonly ClassCard[]; onClose: () => void }) {
  return (
    <Dialog title={texts.created} onClose={onClose}>
      <ul className={styles.ways}>
        {classes.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/classes/$classId/teacher"
              params={{ classId: id }}
              className={button.primary}
            >
              {texts.toClass(name)}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Assigns a conversation or a list to one class or several, each by a call of its own (S2 sections 2 and 7). */
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
  const [assigned, setAssigned] = useState<readonly ClassCard[]>([])
  const [isSending, send] = useSending()
  const title = texts.assignTo(thing.title)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const { fault, wishes } = readWishes(form, thing.activity)
    const ids = form.getAll('class')
    const chosen = (data ?? []).filter(({ id }) => ids.includes(id))
    const dateDue = typedIn(form, 'dateDue')
    const found = {
      classes: chosen.length > 0 ? undefined : texts.noClassChosen,
      dateDue: isDay(dateDue) ? undefined : texts.isRequired,
      score: fault,
    }
    setFaults(found)
    if (Object.values(found).some(Boolean)) return
    send(async () => {
      const made: ClassCard[] = []
      for (const one of chosen) {
        const body = {
          classes: [one.id],
          ...wishes,
          ...saysWhat(thing, wishes.mode),
          dateDue,
          timeZone: zoneHere(),
        }
        if (!(await makeCall(client, () => client.assignments.createAssignment({ body })))) break
        made.push(one)
      }
      if (made.length === 0) return
      notify('success', texts.created)
      await queryClient.invalidateQueries({ queryKey: assignmentsKey(user) })
      setAssigned(made)
    })
  }

  if (assigned.length > 0) return <Assigned classes={assigned} onClose={onClose} />
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
      <WishFields activity={thing.activity} scoreFault={faults.score} />
    </DialogForm>
  )
}
