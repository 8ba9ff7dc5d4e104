import { languageOf } from '@duologue/domain/choices/languages'
import { searchTitleTexts as texts } from '@duologue/domain/messages/conversations/search-titles'
import { languageName } from '@duologue/domain/messages/language-name'
import { list } from '@duologue/domain/messages/say'
import { shell } from '@duologue/domain/messages/site/shell'
import type { ConversationFilters } from './conversation-filters'

function titleOf(language: string | undefined, levels: readonly string[]): string {
  const title = language ? texts.searchTitleIn(language) : texts.searchTitle
  return levels.length > 0 ? texts.searchTitleAt(title, levels.join(' · ')) : title
}

function descriptionOf(language: string | undefined, levels: readonly string[]): string {
  const told = levels.length > 0 ? list(levels) : texts.everyLevel
  return language ? texts.searchDescriptionIn(language, told) : texts.searchDescription(told)
}

/**
 * What a search is called and where it stands for search engines (site.md#finding): by language and levels it is a page
 * of its own; words and the order make no other page.
 */
export function searchAddress({ language: chosen, difficulty = [] }: ConversationFilters): {
  title: string
  description?: string
  path: string
} {
  const path = '/search/conversations'
  const language = languageOf(chosen)
  if (language === undefined && difficulty.length === 0)
    return { title: shell.searchConversations, description: descriptionOf(undefined, []), path }
  const name = language && languageName(language)
  const asked = new URLSearchParams([
    ...(language ? [['language', language]] : []),
    ...difficulty.map(level => ['difficulty', level]),
  ])
  return {
    title: titleOf(name, difficulty),
    description: descriptionOf(name, difficulty),
    path: `${path}?${asked}`,
  }
}
