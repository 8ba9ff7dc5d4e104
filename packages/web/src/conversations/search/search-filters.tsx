import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { HelpPopover } from '../../ui/dialogs/help-popover'
import { LanguageSelect } from '../language-select'
import { LevelSelect } from '../level-select'
import { TitleField } from '../title-field'
import {
  type ConversationFilters,
  shownLevels,
  withLanguage,
  withLevels,
  withOrder,
  withTitle,
} from './conversation-filters'
import styles from './search-filters.module.css'

/** The filters of a search. It is a real GET form, which leads to its own page, before any script has come (site.md#before-scripts). */
export function SearchFilters({
  filters,
  onChange,
}: {
  filters: ConversationFilters
  onChange: (filters: ConversationFilters) => void
}) {
  const order = filters.recent ? 'recent' : 'popular'
  return (
    <search>
      <form className={styles.filters} onSubmit={event => event.preventDefault()}>
        <TitleField
          title={filters.title ?? ''}
          onChange={title => onChange(withTitle(filters, title))}
        />
        <LanguageSelect
          language={filters.language ?? 'all'}
          onChange={language => onChange(withLanguage(filters, language))}
        />
        <LevelSelect
          selected={shownLevels(filters)}
          onChange={chosen => onChange(withLevels(filters, chosen))}
        />
        <fieldset className={styles.sort}>
          <legend>
            {texts.sort} <HelpPopover about={texts.sort} text={texts.sortHelp} />
          </legend>
          <div className={styles.toggle}>
            {(['popular', 'recent'] as const).map(choice => (
              <label key={choice}>
                <input
                  type="radio"
                  name="order"
                  value={choice}
                  checked={order === choice}
                  onChange={() => onChange(withOrder(filters, choice))}
                />
                <span>{choice === 'popular' ? texts.popular : texts.recent}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <noscript>
          <button type="submit">{texts.search}</button>
        </noscript>
      </form>
    </search>
  )
}
