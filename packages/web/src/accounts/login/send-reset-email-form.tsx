import { emailFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'

/** Asks for the address that a link goes to; `onSent` is told it once the mail is on its way. */
export function ForgotForm({
  client,
  onSent,
}: {
  client: Client
  onSent: (email: string) => void
}) {
  const { field, form, isSending } = useForm({
    rules: { email: emailFault },
    onSend: async body => {
      const send = () => client.accounts.sendResetEmail({ body })
      if (await makeCall(client, send, texts.resetMailSent)) onSent(body.email.trim())
    },
  })
  return (
    <form {...form} className={styles.form} aria-busy={isSending}>
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" />
      <SubmitButton isSending={isSending}>{texts.sendLink}</SubmitButton>
    </form>
  )
}
