import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'

/** A choice of several; its `<option>`s are the children. Everything else goes to the `<select>`. */
export function SelectField({
  label,
  note,
  fault,
  faultIsSentence,
  ...select
}: ComponentProps<'select'> & FieldProps) {
  return (
    <FieldFrame {...{ label, note, fault, faultIsSentence }}>
      {attributes => <select {...select} {...attributes} />}
    </FieldFrame>
  )
}
