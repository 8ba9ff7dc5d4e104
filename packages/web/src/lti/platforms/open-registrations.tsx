import type { OpenRegistration } from '@duologue/contract/lti/platforms'
import { platformTexts as texts } from '@duologue/domain/messages/lti/platforms'
import { moment } from '@duologue/domain/messages/said-in'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ShownOnce } from '../../ui/dialogs/shown-once'
import { useSending } from '../../ui/feedback/use-sending'
import { SettingsSection } from '../../ui/fields/settings-section'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { createRegistration } from './create-registration'
import { deleteRegistration } from './delete-registration'
import styles from './platforms.module.css'

const empty = { name: '' }

/** Addresses at which platforms register themselves: makes them, and takes them back (lti.md#registration). */
export function OpenRegistrations({
  client,
  registrations,
  onChanged,
}: {
  client: Client
  registrations: readonly OpenRegistration[]
  onChanged: () => Promise<unknown>
}) {
  const [address, setAddress] = useState<string | null>(null)
  const [isTaking, take] = useSending()
  const { field, form, isSending, reset } = useForm({
    rules: { name: typed => (typed.trim() === '' ? texts.isRequired : undefined) },
    values: empty,
    onSend: async ({ name }) => {
      await makeCall(client, async () => {
        setAddress((await createRegistration(client, name)).address)
        reset(empty)
        await onChanged()
      })
    },
  })
  return (
    <SettingsSection title={texts.byAddress}>
      <p>{texts.byAddressHint}</p>
      <ul className={styles.list}>
        {registrations.map(({ id, name, endsAt }) => (
          <li key={id} className={styles.platform}>
            <div className={styles.head}>
              <h3>{name}</h3>
              <span>{texts.openUntil(moment(Date.parse(endsAt)))}</span>
              <button
                type="button"
                className={button.secondary}
                disabled={isTaking}
                aria-label={`${texts.takeBack} (${name})`}
                onClick={() =>
                  take(async () => {
                    const gone = () => deleteRegistration(client, id)
                    if (await makeCall(client, gone, texts.takenBack)) await onChanged()
                  })
                }
              >
                {texts.takeBack}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <form {...form} aria-busy={isSending}>
        <TextField {...field('name')} label={texts.name} maxLength={90} autoComplete="off" />
        <SubmitButton isSending={isSending}>{texts.makeAddress}</SubmitButton>
      </form>
      {address === null ? null : (
        <ShownOnce
          title={texts.address}
          lead={texts.addressLead}
          value={address}
          copy={texts.copyAddress}
          copied={texts.addressCopied}
          onClose={() => setAddress(null)}
        />
      )}
    </SettingsSection>
  )
}
