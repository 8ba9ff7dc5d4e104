import { type ConversationFilters, readFilters } from '../conversations/search/conversation-filters'

/** What lists are searched by; the address carries it. `own` shows one's own lists alone, with their drafts. */
export interface ListFilters extends ConversationFilters {
  own?: '1'
}

/** Reads the filters out of an address; whatever makes no sense is left out. */
export const readListFilters = (search: Record<string, unknown>): ListFilters => ({
  ...readFilters(search),
  ...(search.own === '1' ? { own: '1' } : {}),
})
