import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { asText, type SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { SelectField } from '../../ui/fields/select-field'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { useTyped } from '../lyrics/use-typed'

/** The form's song, and how a field of it is set. */
export interface FormProps {
  song: SongInHand
  faults: ReadonlyMap<string, string>
  onSet: (field: string, value: unknown) => void
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** A text of the song. */
export function Text({
  field,
  label,
  isLong = false,
  form: { song, faults, onSet },
}: {
  field: string
  label: string
  isLong?: boolean
  form: FormProps
}) {
  const value = asText(song.fields[field])
  const typed = useTyped(value, next => onSet(field, next))
  const fault = faults.get(`song.${field}`)
  if (!isLong) return <TextField {...typed} label={label} fault={fault} faultIsSentence />
  const note = texts.words(wordsIn(typed.value))
  return <TextArea {...typed} label={label} fault={fault} faultIsSentence note={note} rows={3} />
}

/** A number as it is typed: what is none stays as text, and is told. */
export function Numeral({ field, label, form }: { field: string; label: string; form: FormProps }) {
  const { song, faults, onSet } = form
  const typed = useTyped(asText(song.fields[field]), next => {
    const number = Number(next)
    onSet(field, next.trim() === '' || Number.isNaN(number) ? next : number)
  })
  return (
    <TextField
      {...typed}
      label={label}
      inputMode="decimal"
      fault={faults.get(`song.${field}`)}
      faultIsSentence
    />
  )
}

/** One of several. */
export function Choice({
  field,
  label,
  choices,
  form: { song, onSet },
}: {
  field: string
  label: string
  /** What each choice is called. */
  choices: Readonly<Record<string, string>>
  form: FormProps
}) {
  return (
    <SelectField
      name={field}
      label={label}
      value={asText(song.fields[field])}
      onChange={event => onSet(field, event.target.value)}
    >
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
