import type { ClassCard } from '@duologue/contract/classes'
import { dueFault } from '@duologue/domain/assignments/due-fault'
import { assignUnitTexts as texts } from '@duologue/domain/messages/assignments/assign-unit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { zoneHere } from '../../api/zone-here'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { type Assigned, AssignedDialog } from '../assigned-dialog'
import { assignmentsKey } from '../assignments-key'
import { classAssignmentsQuery } from '../class-assignments-query'
import { todayHere } from '../today-here'
import { assignUnit } from './assign-unit'
import { type AssignableUnit, thingOf } from './assignable'
import { DateField } from './date-field'
import { ItemTicks } from './item-ticks'
import { readWishes, typedIn } from './read-wishes'
import { TaughtClasses } from './taught-classes'
import { WishFields } from './wish-fields'

/** How many days a student has, unless the teacher says otherwise. */
const usualDays = 7
const usualWishes = {
  mode: 'any',
  difficulty: 'any',
  requirement: 'win',
  requiredScore: null,
} as const

/** What is wrong now with a day that something is to be due here. */
const faultNow = (day: string) => dueFault(day, zoneHere(), Date.now())

interface OfUnit {
  client: Client
  unit: AssignableUnit
  user: string
  onClose: () => void
}

/** Until when a class has each thing to play still, by the thing's id. */
function useAssignedStill(client: Client, classId: string, user: string) {
  const { data = [] } = useQuery(classAssignmentsQuery(client, classId, user))
  const [now] = useState(() => Date.now())
  return new Map(
    data.flatMap(one => {
      const id = thingOf(one)?.id
      return id && Date.parse(one.dateDue) >= now ? [[id, one] as const] : []
    }),
  )
}

function UnitForm({
  client,
  unit,
  user,
  classes,
  onAssigned,
  onClose,
}: OfUnit & { classes: readonly ClassCard[]; onAssigned: (assigned: Assigned) => void }) {
  const queryClient = useQueryClient()
  const [card, setCard] = useState(classes[0])
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [faults, setFaults] = useState<{
    dateDue?: string | undefined
    score?: string | undefined
  }>({})
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const still = useAssignedStill(client, card?.id ?? '', user)
  const isTicked = (id: string) => ticks.get(id) ?? !still.has(id)
  const chosen = unit.items.filter(({ id }) => isTicked(id)).map(({ id }) => id)
  const activity = unit.items.some(({ kind }) => kind === 'conversation')
    ? 'conversationGame'
    : 'pronunciationCustom'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const { fault, wishes } = readWishes(form, activity)
    const dateDue = typedIn(form, 'dateDue')
    const found = { dateDue: faultNow(dateDue), score: fault }
    setFaults(found)
    if (!card || Object.values(found).some(Boolean)) return
    const body = { ...wishes, class: card.id, items: chosen, dateDue, timeZone: zoneHere() }
    send(async () => {
      const assign = async () => {
        const params = { id: unit.course, unit: unit.key }
        const got = await assignUnit(client, params, body, keyFor(JSON.stringify(body)))
        keyDone()
        await queryClient.invalidateQueries({ queryKey: assignmentsKey(user) })
        onAssigned({ card, got })
      }
      await makeCall(client, assign)
    })
  }
  return (
    <DialogForm
      title={texts.assignNamed(unit.title)}
      submit={texts.assignGames(chosen.length)}
      isSending={isSending}
      isReady={chosen.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={texts.whichClass}
        value={card?.id}
        onChange={event => {
          setCard(classes.find(({ id }) => id === event.target.value))
          setTicks(new Map())
        }}
      >
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ItemTicks
        items={unit.items}
        still={still}
        isTicked={isTicked}
        onTick={(id, isOn) => setTicks(new Map(ticks).set(id, isOn))}
      />
      <DateField day={todayHere(usualDays)} timeZone={zoneHere()} fault={faults.dateDue} />
      <WishFields activity={activity} before={usualWishes} scoreFault={faults.score} />
    </DialogForm>
  )
}

/** Assigns ticked items of a unit to one class by one call; what it has to play still is not ticked. */
export function AssignUnitDialog(props: OfUnit) {
  const { client, unit, user, onClose } = props
  const [done, setDone] = useState<Assigned>()
  if (done)
    return (
      <AssignedDialog
        assigned={[done]}
        missing={[]}
        created={texts.created(done.got?.assigned.length ?? 0)}
        onClose={onClose}
      />
    )
  return (
    <TaughtClasses
      client={client}
      user={user}
      title={texts.assignNamed(unit.title)}
      onClose={onClose}
    >
      {classes => <UnitForm {...props} classes={classes} onAssigned={setDone} />}
    </TaughtClasses>
  )
}
