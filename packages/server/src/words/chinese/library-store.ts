import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { words } from '../word-table'
import type { Library } from './read-run'

interface Known {
  library: Map<string, string | null>
  /** The latest change that was read; null before the first. */
  until: Date | null
}

/** What may have been written before and committed after it was read last, in milliseconds. */
const overlap = 60_000

const knownOf = new WeakMap<Database, Known>()

/** The Chinese words of the library that have several characters: those changed since are read with each call. */
export async function libraryOf(database: Database, { sql: queries }: Queries): Promise<Library> {
  const known = knownOf.get(database) ?? { library: new Map<string, string | null>(), until: null }
  knownOf.set(database, known)
  const rows = await queries
    .select({
      text: words.text,
      pinyin: words.pinyin,
      isCorrected: words.pinyinCorrected,
      updatedAt: words.updatedAt,
    })
    .from(words)
    .where(
      and(
        eq(words.language, 'chinese'),
        eq(words.phrase, false),
        sql`length(${words.text}) > 1`,
        known.until === null
          ? undefined
          : gte(words.updatedAt, new Date(known.until.getTime() - overlap)),
      ),
    )
    .orderBy(words.updatedAt)
  for (const { text, pinyin, isCorrected, updatedAt } of rows) {
    if (isCorrected || !known.library.has(text))
      known.library.set(text, isCorrected ? pinyin : null)
    known.until = updatedAt
  }
  return known.library
}
