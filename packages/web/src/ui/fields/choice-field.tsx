import type { ComponentProps } from 'react'
import type { FieldProps } from './field-frame'
import { SelectField } from './select-field'

/** A choice of several by their names; `first` stands before them for "all of them". */
export function ChoiceField({
  choices,
  first,
  ...field
}: Omit<ComponentProps<'select'>, 'children'> &
  FieldProps & { choices: Readonly<Record<string, string>>; first?: string }) {
  return (
    <SelectField {...field}>
      {first === undefined ? null : <option value="all">{first}</option>}
      {Object.entries(choices).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
