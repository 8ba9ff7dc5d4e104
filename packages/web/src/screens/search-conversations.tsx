import { conversationTexts } from '@duologue/domain/messages/conversations'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ConversationFilters } from '../conversations/conversation-filters'
import { ConversationResults } from '../conversations/conversation-results'
import { SearchFilters } from '../conversations/search-filters'
import page from '../ui/page.module.css'

const route = getRouteApi('/main/search/conversations')

/** /search/conversations (S1 section 2): filters in the address, results as an endless grid. */
export function SearchConversations() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  // What was just chosen shows at once; the address and the results follow when they are there.
  const [asked, setAsked] = useState<ConversationFilters | null>(null)
  const change = async (next: ConversationFilters) => {
    setAsked(next)
    await navigate({ search: next, replace: true, resetScroll: false })
    setAsked(latest => (latest === next ? null : latest))
  }
  return (
    <div className={page.page}>
      <h1>{conversationTexts.searchTitle}</h1>
      <SearchFilters filters={asked ?? filters} onChange={next => void change(next)} />
      <ConversationResults filters={filters} isBusy={asked !== null} />
    </div>
  )
}
