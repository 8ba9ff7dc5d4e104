import { assignmentTexts as texts } from '@duologue/domain/messages/assignments'
import { TextField } from '../ui/text-field'

/** The day that something is due, in a time zone (R6). */
export function DateField({
  day,
  timeZone,
  fault,
}: {
  day: string
  timeZone: string
  fault: string | undefined
}) {
  return (
    <TextField
      label={texts.dateDue}
      name="dateDue"
      type="date"
      required
      defaultValue={day}
      note={texts.dateNote(timeZone)}
      fault={fault}
    />
  )
}
