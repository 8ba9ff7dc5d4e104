import { emailFault, passwordFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import type { Client } from '../../api/client'
import { authenticate, useAuthStatus } from '../../session/authenticate'
import { besideField } from '../../session/beside-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'

/** E-mail and password (accounts.md#logging-in, /login); where a login leads is the screen's concern. */
export function LoginForm({ client }: { client: Client }) {
  const status = useAuthStatus()
  const { field, form, isSending, focus, refuse } = useForm({
    rules: { email: emailFault, password: passwordFault },
    onSend: async body => {
      const logIn = () =>
        client.accounts.logIn({ body }).catch(besideField(refuse, { 'wrong-login': 'password' }))
      const isIn = await authenticate(logIn, texts.loggedIn)
      if (!isIn) focus('password')
    },
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
      <TextField
        {...field('password')}
        label={texts.password}
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton isSending={isSending || status === 'loading'}>{texts.logIn}</SubmitButton>
    </form>
  )
}
