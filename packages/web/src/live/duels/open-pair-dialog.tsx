import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import type { PairForm } from '@duologue/domain/live/visits/pair-settings'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { pairSettings } from '../../saved-here/hall-choices'
import { makeCall } from '../../session/make-call'
import { useCanRecognise } from '../../speech/can-recognise'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { ChoiceField } from '../../ui/fields/choice-field'
import { FollowPair } from './follow-pair'
import { pairsKey } from './get-pairs-query'
import { InvitePanel } from './invite-panel'
import { PairFields } from './pair-fields'
import type { PairThing } from './pair-thing'
import styles from './pairs.module.css'

/** Opens a duel of two and shows what leads a partner to it (live.md#invitations). */
export function OpenPairDialog({
  client,
  thing,
  onClose,
}: {
  client: Client
  thing: PairThing
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const canSpeak = useCanRecognise()
  const [settings, setSettings] = useState(() => pairSettings.get())
  const [form, setForm] = useState<PairForm>('together')
  const [made, setMade] = useState<PairAnswer | null>(null)
  const mode = settings.mode === 'speaking' && !canSpeak ? 'reading' : settings.mode
  const open = () =>
    send(() =>
      makeCall(client, async () => {
        const wished = { ...settings, mode }
        const body = { conversation: thing.id, form, settings: wished }
        pairSettings.set(wished)
        setMade(await client.live.openPair({ body }, { key: keyFor(JSON.stringify(body)) }))
        keyDone()
        void queryClient.invalidateQueries({ queryKey: pairsKey })
      }),
    )
  if (made)
    return (
      <Dialog title={texts.inviteTitle} onClose={onClose}>
        <InvitePanel pair={made} />
        {made.form === 'together' ? (
          <FollowPair client={client} pair={made.id} />
        ) : (
          <p className={styles.ways}>
            <Link to="/pairs/game/$pair" params={{ pair: made.id }} className={button.primary}>
              {texts.playNow}
            </Link>
          </p>
        )}
      </Dialog>
    )
  return (
    <DialogForm
      title={texts.titleOf(thing.title)}
      submit={texts.invite}
      isSending={isSending}
      onSubmit={open}
      onClose={onClose}
    >
      <ChoiceField
        label={texts.form}
        value={form}
        choices={texts.forms}
        note={texts.formHints[form]}
        onChange={({ target }) => setForm(target.value === 'turns' ? 'turns' : 'together')}
      />
      <PairFields
        settings={{ ...settings, mode }}
        canSpeak={canSpeak}
        canReadFirst={form === 'together'}
        onChange={setSettings}
      />
    </DialogForm>
  )
}
