import { emailFault, passwordFault } from '@duologue/domain/accounts/account-fields'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import type { Client } from '../api/client'
import { besideField } from '../session/beside-field'
import { makeCall } from '../session/make-call'
import { Dialog } from '../ui/dialogs/dialog'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { classDeviceToken } from './class-device-token'
import styles from './stop-device-dialog.module.css'

/**
 * Stops using this device for its class, by the login of a teacher, who is logged out again at once: nothing of them stays
 * on it (devices.md#pairing).
 */
export function StopDeviceDialog({
  client,
  device,
  onClose,
}: {
  client: Client
  device: { device: string; class: { id: string } }
  onClose: () => void
}) {
  const { field, form, isSending, refuse } = useForm({
    rules: { email: emailFault, password: passwordFault },
    onSend: async body => {
      const stop = async () => {
        const { authToken } = await client.accounts
          .logIn({ body })
          .catch(besideField(refuse, { 'wrong-login': 'password' }))
        const how = { headers: { authorization: authToken } }
        const params = { id: device.class.id, device: device.device }
        try {
          await client.devices.stopDevice({ params }, how)
        } finally {
          await client.accounts.logOut({}, how)
        }
        classDeviceToken.set(null)
      }
      if (await makeCall(client, stop, texts.stopped)) onClose()
    },
  })
  return (
    <Dialog title={texts.stop} onClose={onClose}>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <p>{texts.stopLead}</p>
        <TextField {...field('email')} label={accountTexts.email} type="email" autoComplete="off" />
        <TextField
          {...field('password')}
          label={accountTexts.password}
          type="password"
          autoComplete="off"
        />
        <SubmitButton isSending={isSending}>{texts.stopAction}</SubmitButton>
      </form>
    </Dialog>
  )
}
