import type { OwnUser } from '@duologue/contract/accounts'
import { nameFault, usernameFault } from '@duologue/domain/accounts/account-fields'
import { accountTypes } from '@duologue/domain/accounts/account-types'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import type { Client } from '../../api/client'
import { savedUser } from '../../saved-here/signed-in'
import { besideField } from '../../session/beside-field'
import { makeCall } from '../../session/make-call'
import { FormGuard } from '../../ui/dialogs/form-guard'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import { AccountTypeSelect } from './account-type-select'

const rules = {
  username: usernameFault,
  givenName: nameFault,
  familyName: nameFault,
  type: () => undefined,
}

/** Which field a refusal is about. */
const fieldOfRefusal = {
  'username-taken': 'username',
  'still-teaches': 'type',
  'still-enrolled': 'type',
} as const

const valuesOf = ({ username, givenName, familyName, type }: OwnUser) => ({
  username,
  givenName: givenName ?? '',
  familyName: familyName ?? '',
  type,
})

/**
 * What can be changed about oneself, with the e-mail address that cannot (accounts.md#account-settings, /account
 * General).
 */
export function ProfileForm({ client, user }: { client: Client; user: OwnUser }) {
  const { field, form, isSending, reset, refuse, setBack, isTyped } = useForm({
    rules,
    values: valuesOf(user) as Record<keyof typeof rules, string>,
    onSend: values =>
      makeCall(
        client,
        async () => {
          const type = accountTypes.find(one => one === values.type) ?? user.type
          const body = { ...values, type }
          const updated = await client.accounts
            .updateProfile({ params: { id: user.id }, body })
            .catch(besideField(refuse, fieldOfRefusal, setBack))
          savedUser.set(updated)
          reset(valuesOf(updated))
        },
        texts.profileUpdated,
      ),
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <TextField
          {...field('username')}
          label={texts.username}
          note={texts.noRealName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label={accountTexts.email}
          note={texts.emailFixed}
          type="email"
          value={user.email ?? ''}
          autoComplete="email"
          readOnly
        />
        <div className={styles.pair}>
          <TextField {...field('givenName')} label={texts.firstName} autoComplete="given-name" />
          <TextField {...field('familyName')} label={texts.lastName} autoComplete="family-name" />
        </div>
        <AccountTypeSelect {...field('type')} />
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      <FormGuard isTyped={isTyped} />
    </>
  )
}
