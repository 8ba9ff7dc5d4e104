import { emailFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import { useState } from 'react'
import {
  NewPasswordFields,
  newPasswordDepends,
  newPasswordRules,
} from '../../accounts/login/new-password-fields'
import type { Client } from '../../api/client'
import { besideField } from '../../session/beside-field'
import { makeCall } from '../../session/make-call'
import { Dialog } from '../../ui/dialogs/dialog'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from './claims.module.css'

/** A pupil asks to keep the account with an address and a password of their own (pupils.md#claiming). */
export function ClaimAccountDialog({
  client,
  age,
  onAsked,
  onClose,
}: {
  client: Client
  /** From which age on somebody decides alone. */
  age: number
  onAsked: () => Promise<unknown>
  onClose: () => void
}) {
  const [isAllowed, setIsAllowed] = useState(false)
  const { field, form, isSending, refuse } = useForm({
    rules: { email: emailFault, ...newPasswordRules },
    depends: newPasswordDepends,
    onSend: async ({ email, password }) => {
      const ask = async () => {
        await client.pupils
          .claimAccount({ body: { email, password } })
          .catch(besideField(refuse, { 'common-password': 'password' }))
        await onAsked()
      }
      if (await makeCall(client, ask, texts.asked)) onClose()
    },
  })
  return (
    <Dialog title={texts.own} onClose={onClose}>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <p>{texts.ownLead}</p>
        <TextField
          {...field('email')}
          label={accountTexts.email}
          type="email"
          autoComplete="email"
        />
        <NewPasswordFields field={field} isFirst />
        <label className={styles.allowed}>
          <input
            type="checkbox"
            checked={isAllowed}
            onChange={event => setIsAllowed(event.target.checked)}
          />
          <span>{texts.ofAge(age)}</span>
        </label>
        <SubmitButton isSending={isSending} isReady={isAllowed}>
          {texts.ask}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
