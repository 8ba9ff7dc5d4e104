import { type ReactNode, useState } from 'react'
import page from '../../ui/page.module.css'
import type { ConversationFilters } from './conversation-filters'
import { FilterOffers } from './filter-offers'
import { SearchFilters } from './search-filters'
import styles from './search-filters.module.css'

/** A search: its title, tabs and filters, and what they find. `tabs` are given the filters as they were just chosen. */
export function SearchFrame({
  title,
  action,
  filters,
  onChange,
  tabs,
  beside,
  children,
}: {
  title: string
  /** What can be done here beside searching. */
  beside?: ReactNode
  /** Where the form leads while no script has come. */
  action: string
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
      <SearchFilters action={action} filters={now} onChange={next => void change(next)} />
      <FilterOffers filters={now} onChange={next => void change(next)} />
      {children(asked !== null)}
    </div>
  )
}
