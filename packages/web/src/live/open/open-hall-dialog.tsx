import type { ClassCard } from '@duologue/contract/classes'
import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { taughtClassesQuery } from '../../assignments/taught-classes-query'
import { hallSettings } from '../../saved-here/hall-choices'
import { makeCall } from '../../session/make-call'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { ChoiceField } from '../../ui/fields/choice-field'
import { fitting, SettingsFields } from '../settings/settings-fields'
import type { LiveThing } from './live-thing'
import { OpenAlready } from './open-already'
import { type OtherHall, openHallIn } from './open-hall-in'

interface Props {
  client: Client
  thing: LiveThing
  user: string
  onClose: () => void
}

/** What is played, as the call names it. */
const ofThing = {
  conversation: (id: string) => ({ conversation: id }),
  list: (id: string) => ({ pronunciationList: id }),
  song: (id: string) => ({ song: id }),
}

/** No class: in a select of ids. */
const none = ''

function OpenHallForm({
  client,
  thing,
  classes,
  onClose,
}: Props & { classes: readonly ClassCard[] }) {
  const navigate = useNavigate()
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const { assigned } = thing
  const [chosen, setChosen] = useState(assigned?.classId ?? classes[0]?.id ?? none)
  const [other, setOther] = useState<OtherHall | null>(null)
  const offer = {
    canWrite: thing.kind === 'list',
    hasClass: chosen !== none,
    fixed: assigned?.fixed ?? {},
  }
  const [settings, setSettings] = useState(() => fitting(hallSettings.get(), offer))
  // All is chosen as the last time: Enter opens.
  useEffect(() => document.querySelector<HTMLElement>('dialog [type="submit"]')?.focus(), [])
  const goTo = (hall: string) => {
    onClose()
    void navigate({ to: '/live/game/$hall/screen', params: { hall } })
  }
  const open = (instead?: string) =>
    send(() =>
      makeCall(client, async () => {
        const wished = fitting(settings, offer)
        const body = {
          ...ofThing[thing.kind](thing.id),
          settings: wished,
          ...(chosen === none ? {} : { class: chosen }),
          ...(assigned ? { assignment: assigned.id } : {}),
          ...(instead === undefined ? {} : { instead }),
        }
        hallSettings.set(wished)
        try {
          const made = await client.live.openHall({ body }, { key: keyFor(JSON.stringify(body)) })
          keyDone()
          goTo(made.id)
        } catch (error) {
          const open = openHallIn(error)
          if (!open) throw error
          setOther(open)
        }
      }),
    )
  if (other)
    return (
      <OpenAlready
        other={other}
        isSending={isSending}
        onGo={() => goTo(other.id)}
        onEnd={() => open(other.id)}
        onClose={onClose}
      />
    )
  const names = Object.fromEntries(classes.map(({ id, name }) => [id, name]))
  return (
    <DialogForm
      title={texts.titleOf(thing.title)}
      submit={texts.open}
      isSending={isSending}
      onSubmit={() => open()}
      onClose={onClose}
    >
      {assigned || classes.length === 0 ? null : (
        <ChoiceField
          label={texts.class}
          value={chosen}
          choices={{ ...names, [none]: texts.noClass }}
          onChange={({ target: { value } }) => {
            setChosen(value)
            const joins = value === none ? 'anyone' : 'class'
            setSettings(fitting({ ...settings, joins }, { ...offer, hasClass: value !== none }))
          }}
        />
      )}
      <SettingsFields settings={settings} offer={offer} onChange={setSettings} />
    </DialogForm>
  )
}

/** Opens a game of several people, for a class of one's own or for anyone with the code (live.md#opening). */
export function OpenHallDialog(props: Props) {
  const { client, user, thing, onClose } = props
  const { data, isPending } = useQuery(taughtClassesQuery(client, user))
  if (isPending)
    return (
      <Dialog title={texts.titleOf(thing.title)} onClose={onClose}>
        <LoadingVoices />
      </Dialog>
    )
  // Without its classes, a line that was lost, a game can be opened for anyone.
  return <OpenHallForm {...props} classes={data ?? []} />
}
