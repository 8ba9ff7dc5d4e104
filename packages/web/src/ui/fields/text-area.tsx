import type { ComponentProps } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'

/** A field of several lines. Everything else goes to the `<textarea>`. */
export function TextArea({
  label,
  note,
  fault,
  faultIsSentence,
  ...area
}: ComponentProps<'textarea'> & FieldProps) {
  return (
    <FieldFrame {...{ label, note, fault, faultIsSentence }}>
      {attributes => <textarea rows={3} {...area} {...attributes} />}
    </FieldFrame>
  )
}
