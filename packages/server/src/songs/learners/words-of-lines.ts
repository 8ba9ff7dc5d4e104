import type { Word } from '@duologue/contract/words'
import type { Queries } from '../../database/connect'
import { wordsByIds } from '../../words/index'

/** The words of lines, each once, as they come; in one statement, and in none where there are no words. */
export async function wordsOfLines(
  queries: Queries,
  lines: readonly { readonly words: readonly string[] }[],
): Promise<Map<string, Word>> {
  const ids = [...new Set(lines.flatMap(({ words }) => words))]
  const known = await wordsByIds(queries, ids)
  return new Map(
    ids.flatMap(id => {
      const word = known.get(id)
      return word ? [[id, word] as const] : []
    }),
  )
}
