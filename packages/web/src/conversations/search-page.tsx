import { shell } from '@duologue/domain/messages/shell'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LinkTabs } from '../ui/link-tabs'
import page from '../ui/page.module.css'
import type { ConversationFilters } from './conversation-filters'
import { SearchFilters } from './search-filters'

/** A search with its tabs and filters; switching the tab swaps the path and keeps the query (S1 section 2). */
export function SearchPage({
  title,
  action,
  filters,
  onChange,
  children,
}: {
  title: string
  action: '/search/conversations' | '/search/playlists'
  filters: ConversationFilters
  /** Settles when the address has followed. */
  onChange: (filters: ConversationFilters) => Promise<void>
  children: (isBusy: boolean) => ReactNode
}) {
  // What was just chosen shows at once; the address and the results follow when they are there.
  const [asked, setAsked] = useState<ConversationFilters | null>(null)
  const change = async (next: ConversationFilters) => {
    setAsked(next)
    await onChange(next)
    setAsked(latest => (latest === next ? null : latest))
  }
  const tab = { search: asked ?? filters, activeOptions: { includeSearch: false }, replace: true }
  return (
    <div className={page.page}>
      <h1>{title}</h1>
      <LinkTabs label={shell.searchTabs}>
        <Link to="/search/conversations" {...tab}>
          {shell.conversations}
        </Link>
        <Link to="/search/playlists" {...tab}>
          {shell.playlists}
        </Link>
      </LinkTabs>
      <SearchFilters
        action={action}
        filters={asked ?? filters}
        onChange={next => void change(next)}
      />
      {children(asked !== null)}
    </div>
  )
}
