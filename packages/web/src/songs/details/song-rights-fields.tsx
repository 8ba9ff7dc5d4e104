import { songRightsTexts as texts } from '@duologue/domain/messages/songs/for-learners'
import { fieldNames } from '@duologue/domain/messages/songs/song-dialogs'
import { asText } from '@duologue/domain/songs/editing/song-in-hand'
import { TextField } from '../../ui/fields/text-field'
import styles from './song-form.module.css'
import { Choice, type FormProps, Text } from './song-form-fields'

const nameOf = (field: string) => fieldNames[field] ?? field

/** By which right a song is shown, to whom and until when (songs-for-learners.md#rights). */
export function SongRightsFields({ form }: { form: FormProps }) {
  const { song, faults, onSet } = form
  return (
    <>
      <Choice form={form} field="rights" label={nameOf('rights')} choices={texts.names} />
      <Choice form={form} field="audience" label={nameOf('audience')} choices={texts.audiences} />
      <div className={styles.wide}>
        <Text form={form} field="rightsNote" label={nameOf('rightsNote')} />
      </div>
      <Text form={form} field="rightsUrl" label={nameOf('rightsUrl')} />
      <TextField
        type="date"
        label={nameOf('licensedUntil')}
        value={asText(song.fields.licensedUntil)}
        fault={faults.get('song.licensedUntil')}
        onChange={event => onSet('licensedUntil', event.target.value || null)}
      />
    </>
  )
}
