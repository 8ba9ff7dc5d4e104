import { dayLimits } from '@duologue/domain/days/day-limits'
import { sql } from 'drizzle-orm'
import { differentWords } from '../conversations/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { rightLines } from '../learn/index'
import { isAmongCommonest, isRanked } from '../words/index'

/** The words of a language that somebody has met. */
interface WordsMet extends Record<string, unknown> {
  language: string
  words: number
  /** Those of them that are among the commonest; null where nobody has told which ones are. */
  common: number | null
}

const [language, word] = [sql`met.language`, sql`met.word`]

/** The words that a user has met in each language (days.md#numbers), in one statement. */
export async function wordsMet({ sql: queries }: Database, user: string): Promise<WordsMet[]> {
  const { rows } = await retryRead(() =>
    queries.execute<WordsMet>(sql`
      select ${language}, count(*)::int as words, case when ${isRanked(language)} then
        (count(*) filter (where ${isAmongCommonest(language, word, dayLimits.commonWords)}))::int end as common
      from (${differentWords(rightLines(user))}) as met
      group by ${language} order by ${language}`),
  )
  return rows
}
