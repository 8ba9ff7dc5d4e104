import {
  type FieldFault,
  passwordFault,
  repeatedPasswordFault,
} from '@duologue/domain/accounts/account-fields'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { accountTexts as texts } from '@duologue/domain/messages/accounts/accounts'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/text-field'

type NewPassword = Record<'password' | 'repeated', string>

/** The rules of a password to be and of its repetition. */
export const newPasswordRules: Record<
  keyof NewPassword,
  (value: string, all: NewPassword) => FieldFault
> = {
  password: value => passwordFault(value),
  repeated: (value, { password }) => repeatedPasswordFault(value, password),
}

/** The repetition is checked again when the password changes. */
export const newPasswordDepends = { password: 'repeated' } as const

/** A password to be and its repetition, which never leaves the browser (accounts.md#rules-of-fields). */
export function NewPasswordFields({
  field,
  isFirst = false,
}: {
  field: (name: keyof NewPassword) => Omit<ComponentProps<typeof TextField>, 'label'>
  /** Whether it is the account's first password: it is called new only where there is an old one. */
  isFirst?: boolean
}) {
  return (
    <>
      <TextField
        {...field('password')}
        label={isFirst ? texts.password : texts.newPassword}
        note={texts.passwordHint(accountLimits.passwordLeast, accountLimits.passwordMost)}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...field('repeated')}
        label={isFirst ? texts.repeatPassword : texts.repeatNewPassword}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
