import { rulesTexts } from '@duologue/domain/messages/school/rules'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { TextField } from '../../ui/fields/text-field'
import { DeedDialog } from './deed-dialog'
import { allowancesQuery } from './list-allowances-query'

const texts = rulesTexts.allow
const most = {
  made: [pupilLimits.made, pupilLimits.allowed],
  madeADay: [pupilLimits.madeADay, pupilLimits.allowedADay],
} as const

/** What is typed, where it is a number that may be allowed. */
function allowed(typed: string, [least, most]: readonly [number, number]): number | undefined {
  const told = /^\d+$/.test(typed.trim()) ? Number(typed) : undefined
  return told !== undefined && told >= least && told <= most ? told : undefined
}

/** Says how many pupils a teacher may make (pupils.md#adding). */
export function AllowPupilsDialog({
  client,
  person,
  onChanged,
  onClose,
}: {
  client: Client
  person: { id: string }
  onChanged: () => Promise<unknown>
  onClose: () => void
}) {
  const { data } = useQuery(allowancesQuery(client))
  const given = data?.allowances.find(({ teacher }) => teacher.id === person.id)
  const [typed, setTyped] = useState<{ made?: string; madeADay?: string }>({})
  const shown = (what: 'made' | 'madeADay') =>
    typed[what] ?? String(given?.[what] ?? pupilLimits[what])
  const made = allowed(shown('made'), most.made)
  const madeADay = allowed(shown('madeADay'), most.madeADay)
  const field = (what: 'made' | 'madeADay', label: string) => (
    <TextField
      label={label}
      note={texts.range(most[what][0], most[what][1])}
      value={shown(what)}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => setTyped({ ...typed, [what]: event.target.value })}
    />
  )
  return (
    <DeedDialog
      title={texts.title}
      lead={texts.lead}
      isReady={data !== undefined && made !== undefined && madeADay !== undefined}
      onClose={onClose}
      onDo={async why => {
        if (made === undefined || madeADay === undefined) return
        const told = { params: { id: person.id }, body: { made, madeADay, why } }
        const isDone = await makeCall(client, () => client.pupils.allowPupils(told), texts.done)
        if (!isDone) return
        await onChanged()
        onClose()
      }}
    >
      {field('made', rulesTexts.inAll)}
      {field('madeADay', rulesTexts.aDay)}
    </DeedDialog>
  )
}
