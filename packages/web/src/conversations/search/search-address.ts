import { displayLanguage } from '@duologue/domain/choices/languages'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { shell } from '@duologue/domain/messages/site/shell'
import type { ConversationFilters } from './conversation-filters'

/**
 * What a search is called and where it stands for search engines (site.md#finding): by language and levels it is a page
 * of its own; words and the order make no other page.
 */
export function searchAddress({ language, difficulty = [] }: ConversationFilters): {
  title: string
  description?: string
  path: string
} {
  const path = '/search/conversations'
  if (language === undefined && difficulty.length === 0)
    return { title: shell.searchConversations, path }
  const name = language && displayLanguage(language)
  const asked = new URLSearchParams([
    ...(language ? [['language', language]] : []),
    ...difficulty.map(level => ['difficulty', level]),
  ])
  return {
    title: conversationTexts.searchTitle(name, difficulty),
    description: conversationTexts.searchDescription(name, difficulty),
    path: `${path}?${asked}`,
  }
}
