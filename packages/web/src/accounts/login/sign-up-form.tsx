import { emailFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import { productName } from '@duologue/domain/site/product-name'
import type { Client } from '../../api/client'
import { authenticate, useAuthStatus } from '../../session/authenticate'
import { besideField } from '../../session/beside-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import { NewPasswordFields, newPasswordDepends, newPasswordRules } from './new-password-fields'

/** E-mail, password and its repetition (accounts.md#signing-up, /signup). */
export function SignUpForm({ client }: { client: Client }) {
  const status = useAuthStatus()
  const { field, form, isSending, focus, refuse } = useForm({
    rules: { email: emailFault, ...newPasswordRules },
    depends: newPasswordDepends,
    onSend: async ({ email, password }) => {
      const body = { email, password, app: productName }
      const signUp = () =>
        client.accounts.signUp({ body }).catch(besideField(refuse, { 'email-taken': 'email' }))
      const isIn = await authenticate(signUp, texts.accountMade)
      if (!isIn) focus('email')
    },
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
      <NewPasswordFields field={field} isFirst />
      <SubmitButton isSending={isSending || status === 'loading'}>{texts.signUp}</SubmitButton>
    </form>
  )
}
