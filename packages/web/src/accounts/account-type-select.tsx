import { accountTypes } from '@duologue/domain/accounts/account-types'
import { settingsTexts as texts } from '@duologue/domain/messages/account-settings'
import { type ComponentProps, useId } from 'react'
import fieldStyles from '../ui/text-field.module.css'

/** Personal, teacher or student (S1 section 1). */
export function AccountTypeSelect({
  fault: _,
  ...select
}: ComponentProps<'select'> & { fault: string | undefined }) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{texts.accountType}</label>
      <div className={fieldStyles.box}>
        <select {...select} id={id}>
          {accountTypes.map(type => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
