import type { ClassTeachers } from '@duologue/contract/classes/class-teachers'
import { classOwnerTexts as texts } from '@duologue/domain/messages/classes/class-owner'
import { day } from '@duologue/domain/messages/said-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { SelectField } from '../../ui/fields/select-field'
import { SettingsSection } from '../../ui/fields/settings-section'
import { teachersQuery } from '../teachers/get-teachers-query'
import { handOverClass } from './hand-over-class'

type Teacher = ClassTeachers['teachers'][number]

/**
 * Asks a co-teacher to take over a class (classes.md#handing-over); whoever was asked can be told so no more. An admin gives it
 * at once.
 */
export function HandOverSection({
  client,
  id,
  isAdmin,
}: {
  client: Client
  id: string
  isAdmin: boolean
}) {
  const queryClient = useQueryClient()
  const query = teachersQuery(client, id)
  const { data } = useQuery(query)
  const [asking, setAsking] = useState<Teacher>()
  const lead = isAdmin ? texts.adminLead : texts.lead
  const hand = (to: string | null, said: string) =>
    makeCall(
      client,
      async () => {
        await handOverClass(client, id, to)
        await queryClient.invalidateQueries(query)
        setAsking(undefined)
      },
      said,
    )
  if (!data) return null
  const others = data.teachers.filter(({ role }) => role === 'coTeacher')
  return (
    <SettingsSection title={texts.handOver}>
      <p>{lead}</p>
      <Offer
        others={others}
        onAsk={setAsking}
        onTakeBack={() => void hand(null, texts.takenBack)}
      />
      {asking ? (
        <ConfirmDialog
          title={texts.askTitle(asking.fullName)}
          confirm={texts.ask}
          onConfirm={() => hand(asking.id, (isAdmin ? texts.given : texts.asked)(asking.fullName))}
          onClose={() => setAsking(undefined)}
        >
          <p>{lead}</p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  )
}

/** Who was asked and may be asked no longer, or a choice of who is. */
function Offer({
  others,
  onAsk,
  onTakeBack,
}: {
  others: readonly Teacher[]
  onAsk: (teacher: Teacher) => void
  onTakeBack: () => void
}) {
  const [chosen, setChosen] = useState('')
  const asked = others.find(({ offeredUntil }) => offeredUntil !== undefined)
  const next = others.find(each => each.id === chosen) ?? others[0]
  if (asked?.offeredUntil)
    return (
      <>
        <p>{texts.waits(asked.fullName, day(Date.parse(asked.offeredUntil)))}</p>
        <p>
          <button type="button" className={button.secondary} onClick={onTakeBack}>
            {texts.takeBack}
          </button>
        </p>
      </>
    )
  if (!next) return <p>{texts.alone}</p>
  return (
    <>
      <SelectField
        label={texts.to}
        value={next.id}
        onChange={event => setChosen(event.target.value)}
      >
        {others.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </SelectField>
      <p>
        <button type="button" className={button.secondary} onClick={() => onAsk(next)}>
          {texts.ask}
        </button>
      </p>
    </>
  )
}
