import { codeOfSongLanguage, type SongLanguage } from '@duologue/domain/choices/song-choices'
import {
  editorTexts as shared,
  songDifficultyNames,
  songLanguageNames,
} from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts, wordFaults } from '@duologue/domain/messages/songs/word-dialogs'
import { wordLimits } from '@duologue/domain/words/word-limits'
import { ChoiceField } from '../ui/fields/choice-field'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import styles from '../ui/search-form.module.css'
import { isWordLimit, readWordFilters, type WordFilters } from './word-filters'

/**
 * The form that searches words, with every parameter of words.md#search-words.
 *
 * @param isFixed the language cannot be chosen, such as in a song's dialog; then it has but the fields of that search.
 */
export function WordSearchForm({
  filters,
  isFixed = false,
  isSearching,
  onSearch,
}: {
  filters: Partial<WordFilters> & { language: SongLanguage }
  isFixed?: boolean
  isSearching: boolean
  onSearch: (filters: WordFilters) => void
}) {
  const { field, form } = useForm({
    rules: {
      text: value => (value.trim() === '' ? wordFaults.required : undefined),
      partialMatch: () => undefined,
      language: () => undefined,
      difficulty: () => undefined,
      type: () => undefined,
      limit: value => (isWordLimit(value) ? undefined : shared.limitFault(wordLimits.mostFound)),
    },
    values: {
      text: filters.text ?? '',
      partialMatch: String(filters.partialMatch ?? false),
      language: filters.language,
      difficulty: filters.difficulty ?? 'all',
      type: filters.type ?? 'all',
      limit: String(filters.limit ?? wordLimits.usualFound),
    },
    onSend: typed => Promise.resolve(onSearch(readWordFilters(typed))),
  })
  return (
    <search>
      <form {...form} className={styles.form} aria-busy={isSearching}>
        <div className={styles.wide}>
          <TextField
            {...field('text')}
            label={texts.text}
            note={filters.language === 'chinese' || !isFixed ? texts.searchNote : undefined}
            type="search"
            lang={isFixed ? codeOfSongLanguage(filters.language) : undefined}
            maxLength={wordLimits.text}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <ChoiceField
          {...field('partialMatch')}
          label={texts.match}
          choices={{ false: texts.wholeMatch, true: texts.partialMatch }}
        />
        {isFixed ? null : (
          <>
            <ChoiceField
              {...field('language')}
              label={shared.language}
              choices={songLanguageNames}
            />
            <ChoiceField
              {...field('difficulty')}
              label={shared.difficulty}
              choices={songDifficultyNames}
              first={shared.any}
            />
            <ChoiceField
              {...field('type')}
              label={texts.type}
              choices={texts.types}
              first={shared.any}
            />
            <TextField
              {...field('limit')}
              label={shared.limit}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
        <div className={styles.send}>
          <SubmitButton isSending={isSearching}>{shared.search}</SubmitButton>
        </div>
      </form>
    </search>
  )
}
