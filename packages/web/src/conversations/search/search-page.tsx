import { beginsIn } from '@duologue/domain/accounts/begins-in'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { learnsNow } from '../../session/learns'
import type { ConversationFilters } from './conversation-filters'
import { SearchFrame } from './search-frame'
import { SearchTabs } from './search-tabs'

/**
 * A search with its tabs and filters; switching the tab swaps the path and keeps the query
 * (conversations.md#search-page).
 */
export function SearchPage({
  title,
  filters,
  onChange,
  children,
}: {
  title: string
  filters: ConversationFilters
  /** Settles when the address has followed. */
  onChange: (filters: ConversationFilters) => Promise<void>
  children: (isBusy: boolean) => ReactNode
}) {
  const begin = useEffectEvent(() => {
    const language = beginsIn(filters.language, learnsNow())
    if (language) void onChange({ ...filters, language })
  })
  // The server does not know who reads; a page that is opened from another one begins so already.
  useEffect(() => begin(), [])
  const tabs = (search: ConversationFilters) => <SearchTabs search={search} />
  return <SearchFrame {...{ title, filters, onChange, tabs }}>{children}</SearchFrame>
}
