import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { foundByText, type WordRow, withPinyin, words } from './word-table'

/** What a new word is made of; the rest follows. */
export type NewWord = Pick<
  WordRow,
  'id' | 'text' | 'translation' | 'language' | 'difficulty' | 'phrase' | 'createdAt'
> &
  Partial<
    Pick<
      WordRow,
      | 'translationPending'
      | 'translationSource'
      | 'pinyin'
      | 'pinyinCorrected'
      | 'annotation'
      | 'frequency'
    >
  >

/** Words by id, in no order; those that are not there are left out. */
export const wordRowsByIds = async ({ sql: queries }: Queries, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : queries
        .select()
        .from(words)
        .where(inArray(words.id, [...new Set(ids)]))

/**
 * A number that is another one as soon as one of these words is, whatever of it has changed: a value for the statement of
 * others.
 */
export const stampOfWords = (ids: SQL): SQL => sql`(
  select sum(hash_record_extended(word, 0)) from ${words} as word where word.id = any(array(${ids})))`

/** The words of a language that a list means by these keys, the oldest first. */
export const wordRowsByKeys = async (
  { sql: queries }: Queries,
  language: WordRow['language'],
  keys: readonly string[],
) =>
  keys.length === 0
    ? []
    : queries
        .select()
        .from(words)
        .where(and(eq(words.language, language), inArray(words.textKey, [...new Set(keys)])))
        .orderBy(words.id)

/** A word, and nobody else changes it until the transaction ends. */
export async function lockWord({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(words).where(eq(words.id, id)).for('update')
  return row
}

/** Rows that one statement stores: it takes 65,535 values, and a word has 20. */
const mostAtOnce = 2000

/** Stores new words, in as few statements as can be; answers them in the same order. */
export async function insertWords(
  { sql: queries }: Queries,
  told: readonly NewWord[],
): Promise<WordRow[]> {
  const byId = new Map<string, WordRow>()
  for (let at = 0; at < told.length; at += mostAtOnce) {
    const some = told.slice(at, at + mostAtOnce).map(word => ({
      ...word,
      ...foundByText(word),
      ...withPinyin(word.pinyin ?? null),
      updatedAt: word.createdAt,
    }))
    for (const row of await queries.insert(words).values(some).returning()) byId.set(row.id, row)
  }
  return told.flatMap(({ id }) => byId.get(id) ?? [])
}

type Change = Partial<
  Pick<
    WordRow,
    | 'translation'
    | 'translationPending'
    | 'translationSource'
    | 'difficulty'
    | 'phrase'
    | 'pinyin'
    | 'pinyinCorrected'
    | 'annotation'
  >
>

/** Changes a word that the transaction has locked, which makes it a new version. */
export async function changeWord(
  { sql: queries }: Queries,
  id: string,
  change: Change & { updatedAt: Date },
): Promise<WordRow> {
  const { pinyin } = change
  const [row] = await queries
    .update(words)
    .set({
      ...change,
      ...(pinyin === undefined ? {} : withPinyin(pinyin)),
      version: sql`${words.version} + 1`,
    })
    .where(eq(words.id, id))
    .returning()
  if (!row) throw new Error('a locked word is gone')
  return row
}
