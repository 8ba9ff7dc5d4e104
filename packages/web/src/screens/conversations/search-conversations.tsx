import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { ConversationResults } from '../../conversations/search/conversation-results'
import { SearchPage } from '../../conversations/search/search-page'

const route = getRouteApi('/main/search/conversations')

/** /search/conversations (conversations.md#search-page): filters in the address, results as an endless grid. */
export function SearchConversations() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <SearchPage
      title={shell.searchConversations}
      filters={filters}
      onChange={search => navigate({ search, replace: true, resetScroll: false })}
    >
      {isBusy => <ConversationResults filters={filters} isBusy={isBusy} />}
    </SearchPage>
  )
}
