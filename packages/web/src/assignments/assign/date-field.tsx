import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { TextField } from '../../ui/fields/text-field'
import { todayIn } from '../today-here'

/** The day that something is due, in a time zone (assignments.md#date-due); none that is over there can be chosen. */
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
      min={todayIn(timeZone)}
      defaultValue={day}
      note={texts.dateNote(timeZone)}
      fault={fault}
      faultIsSentence={fault !== texts.isRequired}
    />
  )
}
