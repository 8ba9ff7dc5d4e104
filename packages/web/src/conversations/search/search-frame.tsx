import { type ReactNode, useState } from 'react'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import type { ConversationFilters } from './conversation-filters'
import { SearchFilters } from './search-filters'
import styles from './search-filters.module.css'

// Who has typed nothing has nothing to be offered; where the file does not come the search itself goes on without.
const FilterOffers = latePart(() =>
  import('./filter-offers').then(
    part => part.FilterOffers,
    () => () => null,
  ),
)

/** A search: its title, tabs and filters, and what they find. `tabs` are given the filters as they were just chosen. */
export function SearchFrame({
  title,
  filters,
  onChange,
  tabs,
  beside,
  children,
}: {
  title: string
  /** What can be done here beside searching. */
  beside?: ReactNode
  filters: ConversationFilters
  /** Settles when the address has followed. */
  onChange: (filters: ConversationFilters) => Promise<void>
  tabs: (asked: ConversationFilters) => ReactNode
  children: (isBusy: boolean) => ReactNode
}) {
  // What was just chosen shows at once; the address and the results follow when they are there.
  const [asked, setAsked] = useState<ConversationFilters | null>(null)
  const change = async (next: ConversationFilters) => {
    setAsked(next)
    await onChange(next)
    setAsked(latest => (latest === next ? null : latest))
  }
  const now = asked ?? filters
  return (
    <div className={page.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {beside}
      </div>
      {tabs(now)}
      <SearchFilters filters={now} onChange={next => void change(next)} />
      {now.title ? (
        <Late>
          <FilterOffers filters={now} onChange={next => void change(next)} />
        </Late>
      ) : null}
      {children(asked !== null)}
    </div>
  )
}
