import type { CallArguments } from '@duologue/contract/endpoint'
import type { words } from '@duologue/contract/words'
import { wordLimits } from '@duologue/domain/words/word-limits'
import type { Handler } from '../http/handlers'
import { findWords, type Search } from './word-search-store'
import { wordView } from './word-view'
import type { WordsRoom } from './words-room'

type Query = CallArguments<typeof words.searchWords>['query']

function searchOf({ text, language, difficulty, type, page = 1, ...query }: Query): Search {
  const limit = query.limit ?? wordLimits.usualFound
  return {
    ...(text ? { text } : {}),
    ...(language ? { language } : {}),
    ...(difficulty && difficulty !== 'all' ? { difficulty } : {}),
    ...(type && type !== 'all' ? { phrase: type === 'phrase' } : {}),
    isPartial: query.partialMatch ?? false,
    offset: (page - 1) * limit,
    limit,
  }
}

export function searchWords({ database }: WordsRoom): Handler<typeof words.searchWords> {
  return async ({ query }) => {
    const { rows, total } = await findWords(database, searchOf(query))
    return { words: rows.map(wordView), total }
  }
}
