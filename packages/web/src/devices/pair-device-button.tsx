import { deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { classDeviceToken } from './class-device-token'

/** Makes the device at which a teacher sits one of their class, and logs them out of it (devices.md#pairing). */
export function PairDeviceButton({
  client,
  found,
}: {
  client: Client
  found: { id: string; name: string }
}) {
  const [asks, setAsks] = useState(false)
  const navigate = useNavigate()
  const pair = async () => {
    const { token } = await client.devices.pairDevice({ params: { id: found.id } })
    classDeviceToken.set(token)
    await navigate({ to: '/logout' })
  }
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setAsks(true)}>
        {texts.pair}
      </button>
      {asks ? (
        <ConfirmDialog
          title={texts.pair}
          confirm={texts.pairAction}
          look="primary"
          onConfirm={() => makeCall(client, pair, texts.paired)}
          onClose={() => setAsks(false)}
        >
          <p>{texts.pairLead(found.name)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
