import type { Assignment } from '@duologue/contract/shapes/assignment'
import { pairLimits } from '@duologue/domain/live/visits/pair-limits'
import { type PairSettings, usualPairSettings } from '@duologue/domain/live/visits/pair-settings'
import { pairUp } from '@duologue/domain/live/visits/pair-up'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useState } from 'react'
import { useRequestKey } from '../../api/use-request-key'
import { makeCall } from '../../session/make-call'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { ChoiceField } from '../../ui/fields/choice-field'
import { PairFields } from '../duels/pair-fields'
import { PairLists } from './pair-lists'
import type { PairUpProps } from './pair-up-props'

type Props = PairUpProps & { onClose: () => void }
type Assigned = Assignment & { conversation: NonNullable<Assignment['conversation']> }

/** What two can play in turns: nothing that is written or sung. */
const isPlayed = (assignment: Assignment): assignment is Assigned =>
  assignment.conversation !== null &&
  !assignment.conversation.isDeleted &&
  assignment.mode !== 'writing'

/** What an assignment has fixed. */
function fixedBy({
  mode,
  difficulty,
}: Assignment): Partial<Pick<PairSettings, 'mode' | 'difficulty'>> {
  return {
    ...(mode === 'any' || mode === 'writing' ? {} : { mode }),
    ...(difficulty === 'any' ? {} : { difficulty }),
  }
}

function PairUpForm({
  client,
  classId,
  students,
  assigned,
  onClose,
}: Omit<Props, 'assignments'> & { assigned: readonly [Assigned, ...Assigned[]] }) {
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const [chosen, setChosen] = useState(assigned[0].id)
  const [settings, setSettings] = useState(usualPairSettings)
  const [order, setOrder] = useState(students)
  const assignment = assigned.find(({ id }) => id === chosen) ?? assigned[0]
  const fixed = fixedBy(assignment)
  const { pairs } = pairUp(order)
  const sent = pairs.slice(0, pairLimits.sent)
  const sendAll = () =>
    send(async () => {
      const body = {
        conversation: assignment.conversation.id,
        assignment: assignment.id,
        settings: { ...settings, ...fixed },
        pairs: sent.map(([one, other]): [string, string] => [one.id, other.id]),
      }
      const call = async () => {
        const how = { key: keyFor(JSON.stringify(body)) }
        await client.live.pairUp({ params: { id: classId }, body }, how)
        keyDone()
        onClose()
      }
      await makeCall(client, call, texts.sentPairs(texts.pairsOf(sent.length)))
    })
  return (
    <DialogForm
      title={texts.pairUpTitle}
      submit={texts.send}
      isSending={isSending}
      isReady={sent.length > 0}
      onSubmit={sendAll}
      onClose={onClose}
    >
      <p>{texts.pairUpLead}</p>
      <ChoiceField
        label={texts.conversation}
        value={assignment.id}
        choices={Object.fromEntries(
          assigned.map(({ id, conversation }) => [id, conversation.title]),
        )}
        onChange={({ target }) => setChosen(target.value)}
      />
      <PairFields settings={settings} fixed={fixed} canSpeak onChange={setSettings} />
      <PairLists people={order} onOrder={setOrder} />
    </DialogForm>
  )
}

/** Pairs the students of a class over a conversation that they are to play (live.md#pair-up). */
export function PairUpDialog({ assignments, ...props }: Props) {
  const [first, ...others] = assignments.filter(isPlayed)
  const isTooFew = props.students.length < 2
  if (!first || isTooFew)
    return (
      <Dialog title={texts.pairUpTitle} onClose={props.onClose}>
        <p>{isTooFew ? texts.tooFew : texts.noAssigned}</p>
      </Dialog>
    )
  return <PairUpForm {...props} assigned={[first, ...others]} />
}
