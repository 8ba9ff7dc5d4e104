import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { beginSession } from '../../session/session'
import { SubmitButton } from '../../ui/fields/submit-button'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import { NewPasswordFields, newPasswordDepends, newPasswordRules } from './new-password-fields'

/**
 * A new password by the token of a link; success signs in (accounts.md#forgotten-password, /password-reset), then calls
 * `onReset`.
 */
export function ResetForm({
  client,
  resetToken,
  onReset,
}: {
  client: Client
  resetToken: string
  onReset: () => Promise<void>
}) {
  const { field, form, isSending } = useForm({
    rules: newPasswordRules,
    depends: newPasswordDepends,
    onSend: async ({ password }) => {
      const body = { password, resetToken }
      const reset = async () => beginSession(await client.accounts.resetPassword({ body }))
      if (await makeCall(client, reset, texts.passwordReset)) await onReset()
    },
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <NewPasswordFields field={field} />
      <SubmitButton isSending={isSending}>{texts.resetPassword}</SubmitButton>
    </form>
  )
}
