import type { NewPlatform } from '@duologue/contract/lti/platforms'
import { webOrigin } from '@duologue/domain/lti/web-origin'
import { platformTexts as texts } from '@duologue/domain/messages/lti/platforms'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { TextField } from '../../ui/fields/text-field'

const addresses = ['issuer', 'authUrl', 'tokenUrl', 'keysUrl'] as const
const names = ['name', 'issuer', 'clientId', 'authUrl', 'tokenUrl', 'keysUrl'] as const

function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type Name = (typeof names)[number]
type Faults = Partial<Record<Name, string>>

const isAddress = (name: Name): boolean => addresses.some(one => one === name)

function faultOf(name: Name, typed: string): string | undefined {
  if (isAddress(name)) return webOrigin(typed) ? undefined : texts.addressFault
  return typed === '' ? texts.isRequired : undefined
}

/** Adds a platform by hand: its name here, and the five fields that it shows (lti.md#platforms). */
export function AddPlatformDialog({
  client,
  onAdded,
  onClose,
}: {
  client: Client
  onAdded: () => void
  onClose: () => void
}) {
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, send] = useSending()
  const submit = (form: FormData) => {
    const typed = (name: string) => typedIn(form, name)
    const found = Object.fromEntries(
      names.flatMap(name => {
        const fault = faultOf(name, typed(name))
        return fault === undefined ? [] : [[name, fault]]
      }),
    )
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body: NewPlatform = {
      name: typed('name'),
      issuer: typed('issuer'),
      clientId: typed('clientId'),
      authUrl: typed('authUrl'),
      tokenUrl: typed('tokenUrl'),
      keysUrl: typed('keysUrl'),
      audience: typed('audience') || null,
    }
    send(async () => {
      if (await makeCall(client, () => client.lti.addPlatform({ body }), texts.added)) onAdded()
    })
  }
  return (
    <DialogForm
      title={texts.add}
      submit={texts.save}
      isSending={isSending}
      onSubmit={event => submit(new FormData(event.currentTarget))}
      onClose={onClose}
    >
      {names.map(name => (
        <TextField
          key={name}
          name={name}
          label={texts[name]}
          required
          maxLength={500}
          autoComplete="off"
          inputMode={isAddress(name) ? 'url' : 'text'}
          fault={faults[name]}
          faultIsSentence={faults[name] !== texts.isRequired}
        />
      ))}
      <TextField name="audience" label={texts.audience} maxLength={500} autoComplete="off" />
    </DialogForm>
  )
}
