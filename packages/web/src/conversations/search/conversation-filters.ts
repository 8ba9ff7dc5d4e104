import type { Learns } from '@duologue/domain/accounts/learns'
import { languageOf } from '@duologue/domain/choices/languages'
import { type Level, type LevelChoice, levels } from '@duologue/domain/choices/levels'

/** The filters of a conversation search, as the address carries them; what is left out does not filter. */
export interface ConversationFilters {
  /** `all` where that was chosen; else it begins in the language that its reader learns (accounts.md#language-to-learn). */
  language?: Learns
  difficulty?: Level[]
  title?: string
  views?: '-1'
  recent?: '-1'
}

/** The order of an address; `order` is how the form says it where no script runs. */
function readOrder({
  recent,
  views,
  order,
}: Record<string, unknown>): Pick<ConversationFilters, 'recent' | 'views'> {
  if (recent === '-1' || order === 'recent') return { recent: '-1' }
  return views === '-1' || order === 'popular' ? { views: '-1' } : {}
}

/** Reads the filters out of an address; whatever makes no sense is left out, and the address is made canonical. */
export function readFilters(search: Record<string, unknown>): ConversationFilters {
  const language = search.language === 'all' ? 'all' : languageOf(search.language)
  const asked = [search.difficulty].flat()
  const difficulty = levels.filter(level => asked.includes(level))
  const title = typeof search.title === 'string' ? search.title.trim().slice(0, 90) : ''
  return {
    ...(language ? { language } : {}),
    ...(difficulty.length > 0 && difficulty.length < levels.length ? { difficulty } : {}),
    ...(title ? { title } : {}),
    ...readOrder(search),
  }
}

/** The level choices a multi-select shows for the filters, and back. */
export const shownLevels = (filters: ConversationFilters): LevelChoice[] =>
  filters.difficulty ?? ['all']

export function withLevels(
  filters: ConversationFilters,
  chosen: readonly LevelChoice[],
): ConversationFilters {
  const { difficulty: _, ...others } = filters
  const difficulty = chosen.filter(choice => choice !== 'all')
  return difficulty.length > 0 ? { ...others, difficulty } : others
}

/** All languages are told too: else they would be those that its reader learns. */
export const withLanguage = (
  filters: ConversationFilters,
  language: Learns,
): ConversationFilters => ({ ...filters, language })

export function withTitle(filters: ConversationFilters, title: string): ConversationFilters {
  const { title: _, ...others } = filters
  return title.trim() ? { ...others, title: title.trim() } : others
}

/** The sort toggles between Popular (views=-1) and Recent (recent=-1) (conversations.md#popular-and-recent). */
export function withOrder(
  filters: ConversationFilters,
  order: 'popular' | 'recent',
): ConversationFilters {
  const { views: _, recent: __, ...others } = filters
  return order === 'popular' ? { ...others, views: '-1' } : { ...others, recent: '-1' }
}
