import type { PlacedThing } from '@duologue/contract/lti/lti'
import { dueFault } from '@duologue/domain/assignments/due-fault'
import { ltiTexts as texts } from '@duologue/domain/messages/lti/lti'
import { type FormEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { zoneHere } from '../../api/zone-here'
import { DateField } from '../../assignments/assign/date-field'
import { readWishes, typedIn } from '../../assignments/assign/read-wishes'
import { WishFields } from '../../assignments/assign/wish-fields'
import { todayHere } from '../../assignments/today-here'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { conversationsIn, type FoundThing } from './things-to-choose'

type Opens = 'game' | 'learn' | 'page'

/** How each kind can be opened, the usual way first. */
const ways = {
  conversation: ['game', 'learn', 'page'],
  pronunciationList: ['game', 'page'],
  playlist: ['page', 'game'],
} as const satisfies Record<FoundThing['kind'], readonly Opens[]>

const wordsOf = (kind: FoundThing['kind'], opens: Opens): string => {
  if (opens === 'game') return kind === 'playlist' ? texts.asGames : texts.asGame
  return opens === 'learn' ? texts.asLearn : texts.asPage
}

/** What was chosen, with how it is called. */
export interface ChosenThing {
  title: string
  thing: PlacedThing
}

/** Asks how a thing is to be opened: as an assignment is made, or as a page (lti.md#placing). */
export function ChooseDialog({
  client,
  found,
  acceptsMany,
  onChosen,
  onClose,
}: {
  client: Client
  found: FoundThing
  acceptsMany: boolean
  onChosen: (chosen: ChosenThing[]) => void
  onClose: () => void
}) {
  const { kind, id, title } = found
  // A playlist is several games: where one thing is taken, it is one link.
  const offered = ways[kind].filter(way => kind !== 'playlist' || way === 'page' || acceptsMany)
  const [opens, setOpens] = useState<Opens>(offered[0] ?? 'page')
  const [faults, setFaults] = useState<{
    dateDue?: string | undefined
    score?: string | undefined
  }>({})
  const [isSending, send] = useSending()
  const activity = kind === 'pronunciationList' ? 'pronunciationCustom' : 'conversationGame'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (opens !== 'game') return onChosen([{ title, thing: { opens, kind, id } }])
    const form = new FormData(event.currentTarget)
    const { fault, wishes } = readWishes(form, activity)
    const dateDue = typedIn(form, 'dateDue')
    const wrong = { dateDue: dueFault(dateDue, zoneHere(), Date.now()), score: fault }
    setFaults(wrong)
    if (Object.values(wrong).some(Boolean)) return
    const asGame = (one: FoundThing): ChosenThing[] =>
      one.kind === 'playlist'
        ? []
        : [
            {
              title: one.title,
              thing: {
                opens,
                kind: one.kind,
                id: one.id,
                ...wishes,
                dateDue,
                timeZone: zoneHere(),
              },
            },
          ]
    if (kind !== 'playlist') return onChosen(asGame(found))
    send(() =>
      makeCall(client, async () => onChosen((await conversationsIn(client, id)).flatMap(asGame))),
    )
  }
  return (
    <DialogForm
      title={texts.chooseThis(title)}
      submit={texts.take}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={texts.howOpened}
        value={opens}
        onChange={event => setOpens(offered.find(way => way === event.target.value) ?? 'page')}
      >
        {offered.map(way => (
          <option key={way} value={way}>
            {wordsOf(kind, way)}
          </option>
        ))}
      </SelectField>
      {opens === 'game' ? (
        <>
          <DateField day={todayHere(7)} timeZone={zoneHere()} fault={faults.dateDue} />
          <WishFields activity={activity} scoreFault={faults.score} />
        </>
      ) : null}
    </DialogForm>
  )
}
