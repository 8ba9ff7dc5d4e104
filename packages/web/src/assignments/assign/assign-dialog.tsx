import type { ClassCard } from '@duologue/contract/classes'
import { dueFault } from '@duologue/domain/assignments/due-fault'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { zoneHere } from '../../api/zone-here'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { type Assigned, AssignedDialog } from '../assigned-dialog'
import { assignmentsKey } from '../assignments-key'
import { todayHere } from '../today-here'
import { type Assignable, activityOf } from './assignable'
import { ClassChoice } from './class-choice'
import { assignThing } from './create-assignment'
import { DateField } from './date-field'
import { readWishes, typedIn } from './read-wishes'
import { TaughtClasses } from './taught-classes'
import { useSongWins } from './use-song-wins'
import { WishFields } from './wish-fields'

type Faults = Partial<Record<'classes' | 'dateDue' | 'score', string | undefined>>

/** How many days a student has, unless the teacher says otherwise. */
const usualDays = 7

/** What came of a press: what each class got, and which were left out by a fault. */
interface Done {
  assigned: readonly Assigned[]
  missing: ClassCard[]
}

interface OfThing {
  client: Client
  thing: Assignable
  user: string
  onClose: () => void
}

function AssignForm({
  client,
  thing,
  user,
  classes,
  onDone,
  onClose,
}: OfThing & { classes: readonly ClassCard[]; onDone: (done: Done) => void }) {
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, send] = useSending()
  const winsOf = useSongWins(client, thing.what === 'song' ? thing.id : null)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const { fault, wishes } = readWishes(form, activityOf(thing))
    const ids = form.getAll('class')
    const chosen = classes.filter(({ id }) => ids.includes(id))
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
      onDone({ assigned, missing: chosen.slice(assigned.length) })
    })
  }

  return (
    <DialogForm
      title={texts.assignTo(thing.title)}
      submit={texts.assignAction}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClassChoice classes={classes} fault={faults.classes} />
      <DateField day={todayHere(usualDays)} timeZone={zoneHere()} fault={faults.dateDue} />
      <WishFields activity={activityOf(thing)} winsOf={winsOf} scoreFault={faults.score} />
    </DialogForm>
  )
}

/** Assigns something to one class or several, each by a call of its own (assignments.md#assign-to-class). */
export function AssignDialog(props: OfThing) {
  const { client, thing, user, onClose } = props
  const [done, setDone] = useState<Done>()
  if (done) return <AssignedDialog {...done} onClose={onClose} />
  return (
    <TaughtClasses
      client={client}
      user={user}
      title={texts.assignTo(thing.title)}
      onClose={onClose}
    >
      {classes => <AssignForm {...props} classes={classes} onDone={setDone} />}
    </TaughtClasses>
  )
}
