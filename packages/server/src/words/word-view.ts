import type { Word } from '@duologue/contract/words'
import type { WordRow } from './word-table'

/** A word as editors see it. */
export const wordView = (row: WordRow): Word => ({
  id: row.id,
  text: row.text,
  translation: row.translation,
  translationPending: row.translationPending,
  translationSource: row.translationSource,
  language: row.language,
  difficulty: row.difficulty,
  phrase: row.phrase,
  pinyin: row.pinyin,
  annotation: row.annotation,
  audioUrl: row.audioUrl,
  frequency: row.frequency,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
