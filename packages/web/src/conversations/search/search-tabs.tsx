import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../../ui/link-tabs'
import type { ConversationFilters } from './conversation-filters'

const tabs = [
  { to: '/search/conversations', name: shell.conversations },
  { to: '/search/playlists', name: shell.playlists },
  { to: '/search/songs', name: shell.songs },
] as const

/** The tabs of searching: another one swaps the path and keeps the query (conversations.md#search-page). */
export const SearchTabs = ({ search }: { search: ConversationFilters }) => (
  <LinkTabs label={shell.searchTabs}>
    {tabs.map(({ to, name }) => (
      <Link key={to} to={to} search={search} activeOptions={{ includeSearch: false }}>
        {name}
      </Link>
    ))}
  </LinkTabs>
)
