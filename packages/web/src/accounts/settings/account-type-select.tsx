import { accountTypes } from '@duologue/domain/accounts/account-types'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/fields/select-field'

/** Personal, teacher or student (accounts.md#account-types). */
export function AccountTypeSelect(
  select: ComponentProps<'select'> & { fault: string | undefined },
) {
  return (
    <SelectField {...select} label={texts.accountType}>
      {accountTypes.map(type => (
        <option key={type} value={type}>
          {texts.types[type]}
        </option>
      ))}
    </SelectField>
  )
}
