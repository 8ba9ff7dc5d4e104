import { beginsIn } from '@duologue/domain/accounts/begins-in'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { learnsNow } from '../../session/learns'
import { LinkTabs } from '../../ui/link-tabs'
import type { ConversationFilters } from './conversation-filters'
import { SearchFrame } from './search-frame'

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
  const tabs = (search: ConversationFilters) => {
    const tab = { search, activeOptions: { includeSearch: false } }
    return (
      <LinkTabs label={shell.searchTabs}>
        <Link to="/search/conversations" {...tab}>
          {shell.conversations}
        </Link>
        <Link to="/search/playlists" {...tab}>
          {shell.playlists}
        </Link>
      </LinkTabs>
    )
  }
  const begin = useEffectEvent(() => {
    const language = beginsIn(filters.language, learnsNow())
    if (language) void onChange({ ...filters, language })
  })
  // The server does not know who reads; a page that is opened from another one begins so already.
  useEffect(() => begin(), [])
  return <SearchFrame {...{ title, filters, onChange, tabs }}>{children}</SearchFrame>
}
