import { maturities } from '@duologue/domain/choices/song-choices'
import { day } from '@duologue/domain/messages/said-in'
import { songDifficultyNames, songLanguageNames } from '@duologue/domain/messages/songs/editor'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { tagsOf } from '@duologue/domain/songs/details/song-fields'
import { asText, type SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { SelectField } from '../../ui/fields/select-field'
import { TextArea } from '../../ui/fields/text-area'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { useTyped } from '../lyrics/use-typed'
import styles from './song-form.module.css'

/** The form's song, and how a field of it is set. */
interface FormProps {
  song: SongInHand
  faults: ReadonlyMap<string, string>
  onSet: (field: string, value: unknown) => void
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

function Text({
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
function Numeral({ field, label, form }: { field: string; label: string; form: FormProps }) {
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

function Tags({ form: { song, onSet } }: { form: FormProps }) {
  const { tags } = song.fields
  const told = Array.isArray(tags) ? tags.join(', ') : ''
  const typed = useTyped(told, next => onSet('tags', tagsOf(next)))
  return <TextField {...typed} label={texts.tags} />
}

function Choice({
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

const maturityNames = Object.fromEntries(maturities.map(name => [name, name]))

const dayOf = (told: unknown) => day(Date.parse(String(told)))

/** The fields of a song (songs.md#song-fields); they are checked at each change and saved by themselves. */
export function SongForm(form: FormProps) {
  const { fields } = form.song
  const isChinese = fields.language === 'chinese'
  return (
    <div className={styles.fields}>
      <Text form={form} field="title" label={texts.title} />
      <Text form={form} field="artist" label={texts.artist} />
      {isChinese ? (
        <>
          <Text form={form} field="titleTranslation" label={texts.titleTranslation} />
          <Text form={form} field="artistTranslation" label={texts.artistTranslation} />
          <Text form={form} field="titlePinyin" label={texts.titlePinyin} />
          <Text form={form} field="artistPinyin" label={texts.artistPinyin} />
        </>
      ) : null}
      <Choice form={form} field="language" label={texts.language} choices={songLanguageNames} />
      <Choice
        form={form}
        field="difficulty"
        label={texts.difficulty}
        choices={songDifficultyNames}
      />
      <Choice form={form} field="maturity" label={texts.maturity} choices={maturityNames} />
      <div className={styles.curated}>
        <Toggle
          label={texts.curated}
          isOn={fields.curated === true}
          onChange={isOn => form.onSet('curated', isOn)}
        />
        <span className={styles.day}>
          {fields.publishedAt ? texts.publishedAt(dayOf(fields.publishedAt)) : texts.unpublished}
        </span>
      </div>
      <Numeral form={form} field="youtubeViews" label={texts.views} />
      <Numeral form={form} field="duration" label={texts.duration} />
      <div className={styles.wide}>
        <Text form={form} field="description" label={texts.description} isLong />
      </div>
      <div className={styles.wide}>
        <Tags form={form} />
      </div>
    </div>
  )
}
