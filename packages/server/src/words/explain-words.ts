import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { withPinyin } from './word-table'

/** A word's translation, and its pinyin and annotation where they are told. */
interface Explained {
  id: string
  translation: string
  pinyin?: string | undefined
  annotation?: string | undefined
  /** Null stands for a person. */
  source?: string | null
}

/** Writes translations of words that still wait for one, in one statement; what a person has told stays as it is. */
export async function explainWords(
  { sql: queries }: Queries,
  told: readonly Explained[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ id, translation, pinyin = null, annotation = null, source = null }) => {
    const { pinyinPlain, pinyinToned } = withPinyin(pinyin)
    return {
      id,
      translation,
      source: source ?? 'human',
      annotation,
      pinyin,
      pinyinPlain,
      pinyinToned,
    }
  })
  await queries.execute(sql`
    update words set
      translation = told.translation, translation_pending = false, translation_source = told.source,
      pinyin = case when language = 'chinese' then coalesce(told.pinyin, words.pinyin) end,
      pinyin_plain = case when told.pinyin is null then pinyin_plain else told."pinyinPlain" end,
      pinyin_toned = case when told.pinyin is null then pinyin_toned else told."pinyinToned" end,
      annotation = coalesce(told.annotation, words.annotation), version = version + 1, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) told
      (id uuid, translation text, source text, annotation text, pinyin text, "pinyinPlain" text, "pinyinToned" text)
    where words.id = told.id and words.translation_pending
      -- By their ids, lest statistics make it a loop over all words.
      and words.id = any (${sql.param(told.map(({ id }) => id))}::uuid[])`)
}
