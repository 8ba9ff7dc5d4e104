import { askedFilters } from '@duologue/domain/conversations/asked-filters'
import { filterOfferTexts as texts } from '@duologue/domain/messages/conversations/filter-offers'
import { languageName } from '@duologue/domain/messages/language-name'
import {
  type ConversationFilters,
  withLanguage,
  withLevels,
  withTitle,
} from './conversation-filters'
import styles from './search-filters.module.css'

/** The language and the levels that were typed among the words, offered as filters in their place. */
export function FilterOffers({
  filters,
  onChange,
}: {
  filters: ConversationFilters
  onChange: (filters: ConversationFilters) => void
}) {
  const { language, difficulty } = askedFilters(filters.title ?? '')
  const offers = [
    ...(language
      ? [
          {
            label: languageName(language.code),
            chosen: withTitle(withLanguage(filters, language.code), language.rest),
          },
        ]
      : []),
    ...(difficulty
      ? [
          {
            label: difficulty.label,
            chosen: withTitle(withLevels(filters, difficulty.levels), difficulty.rest),
          },
        ]
      : []),
  ]
  if (offers.length === 0) return null
  return (
    <div className={styles.offers}>
      {offers.map(({ label, chosen }) => (
        <button key={label} type="button" onClick={() => onChange(chosen)}>
          {texts.filterBy(label)}
        </button>
      ))}
    </div>
  )
}
