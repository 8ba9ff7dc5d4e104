import { maturities } from '@duologue/domain/choices/song-choices'
import {
  editorTexts as shared,
  songDifficultyNames,
  songLanguageNames,
  songHomeTexts as texts,
} from '@duologue/domain/messages/songs/editor'
import { searchTermFault } from '@duologue/domain/songs/details/song-fields'
import { songLimits } from '@duologue/domain/songs/details/song-limits'
import { ChoiceField } from '../../ui/fields/choice-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../../ui/search-form.module.css'
import { isSongLimit, readSongFilters, type SongFilters } from './song-filters'

const maturityNames = Object.fromEntries(maturities.map(name => [name, name]))

/** The form that searches songs, with every parameter of songs.md#search-songs. */
export function SongSearchForm({
  filters,
  onSearch,
}: {
  filters: SongFilters
  onSearch: (filters: SongFilters) => void
}) {
  const { field, form } = useForm({
    rules: {
      searchTerm: searchTermFault,
      language: () => undefined,
      difficulty: () => undefined,
      maturity: () => undefined,
      curated: () => undefined,
      recentlyPublishedOnly: () => undefined,
      attention: () => undefined,
      limit: value => (isSongLimit(value) ? undefined : shared.limitFault(songLimits.found)),
    },
    values: {
      searchTerm: filters.searchTerm ?? '',
      language: filters.language,
      difficulty: filters.difficulty ?? 'all',
      maturity: filters.maturity ?? 'all',
      curated: filters.curated,
      recentlyPublishedOnly: filters.recentlyPublishedOnly ?? 'false',
      attention: filters.attention ?? 'false',
      limit: String(filters.limit),
    },
    onSend: typed => Promise.resolve(onSearch(readSongFilters(typed))),
  })
  return (
    <search>
      <form {...form} className={styles.form}>
        <div className={styles.wide}>
          <TextField
            {...field('searchTerm')}
            label={texts.searchTerm}
            type="search"
            faultIsSentence
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <ChoiceField {...field('language')} label={shared.language} choices={songLanguageNames} />
        <ChoiceField
          {...field('difficulty')}
          label={shared.difficulty}
          choices={songDifficultyNames}
          first={shared.any}
        />
        <ChoiceField
          {...field('maturity')}
          label={texts.maturity}
          choices={maturityNames}
          first={shared.any}
        />
        <ChoiceField
          {...field('curated')}
          label={texts.curated}
          choices={texts.curatedChoices}
          first={shared.any}
        />
        <ChoiceField
          {...field('recentlyPublishedOnly')}
          label={texts.recent}
          choices={texts.recentChoices}
        />
        <ChoiceField
          {...field('attention')}
          label={texts.attention}
          choices={texts.attentionChoices}
        />
        <TextField
          {...field('limit')}
          label={shared.limit}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className={styles.send}>
          <SubmitButton isSending={false}>{shared.search}</SubmitButton>
        </div>
      </form>
    </search>
  )
}
