import { conversationTexts } from '@duologue/domain/messages/conversations'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ConversationResults } from '../conversations/conversation-results'
import { SearchFilters } from '../conversations/search-filters'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/search/conversations')

/** /search/conversations (S1 section 2): filters in the address, results as an endless grid. */
export function SearchConversations() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  // Another language or level starts the title field anew only when the address says another title.
  const [isBusy, setIsBusy] = useState(false)
  return (
    <div className={page.page}>
      <h1>{conversationTexts.searchTitle}</h1>
      <SearchFilters
        filters={filters}
        onChange={next => {
          setIsBusy(true)
          void navigate({ search: next, replace: true, resetScroll: false }).finally(() =>
            setIsBusy(false),
          )
        }}
      />
      <ConversationResults filters={filters} isBusy={isBusy} />
    </div>
  )
}
