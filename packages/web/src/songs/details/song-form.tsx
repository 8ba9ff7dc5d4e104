import { maturities } from '@duologue/domain/choices/song-choices'
import { day } from '@duologue/domain/messages/said-in'
import { songDifficultyNames, songLanguageNames } from '@duologue/domain/messages/songs/editor'
import { songEditorTexts as texts } from '@duologue/domain/messages/songs/song-editor'
import { tagsOf } from '@duologue/domain/songs/details/song-fields'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { useTyped } from '../lyrics/use-typed'
import styles from './song-form.module.css'
import { Choice, type FormProps, Numeral, Text } from './song-form-fields'
import { SongRightsFields } from './song-rights-fields'

function Tags({ form: { song, onSet } }: { form: FormProps }) {
  const { tags } = song.fields
  const told = Array.isArray(tags) ? tags.join(', ') : ''
  const typed = useTyped(told, next => onSet('tags', tagsOf(next)))
  return <TextField {...typed} label={texts.tags} />
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
      <SongRightsFields form={form} />
    </div>
  )
}
