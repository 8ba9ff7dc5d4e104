import type { OwnUser } from '@duologue/contract/accounts'
import { currentPasswordFault } from '@duologue/domain/accounts/account-fields'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import type { Client } from '../../api/client'
import { besideField } from '../../session/beside-field'
import { makeCall } from '../../session/make-call'
import { FormGuard } from '../../ui/dialogs/form-guard'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import {
  NewPasswordFields,
  newPasswordDepends,
  newPasswordRules,
} from '../login/new-password-fields'

const empty = { current: '', password: '', repeated: '' }

/** Another password for whoever knows the current one (accounts.md#account-settings, /account Password). */
export function PasswordForm({ client, user }: { client: Client; user: OwnUser }) {
  const { field, form, isSending, reset, focus, refuse, isTyped } = useForm({
    rules: { current: currentPasswordFault, ...newPasswordRules },
    values: empty,
    depends: newPasswordDepends,
    onSend: async ({ current, password }) => {
      const isDone = await makeCall(
        client,
        () =>
          client.accounts
            .changePassword({
              params: { id: user.id },
              body: { oldPassword: current, newPassword: password },
            })
            .catch(besideField(refuse, { 'wrong-password': 'current' })),
        texts.passwordUpdated,
      )
      if (isDone) reset(empty)
      else focus('current')
    },
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.email ?? ''} />
        <TextField
          {...field('current')}
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} />
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      {/* The current password may have been put in by the browser. */}
      <FormGuard isTyped={() => isTyped(['password', 'repeated'])} />
    </>
  )
}
