import { languageCodes } from '@duologue/domain/choices/languages'
import { songDifficulties, songLanguages } from '@duologue/domain/choices/song-choices'
import {
  wordAnnotationFault,
  wordTextFault,
  wordTranslationFault,
} from '@duologue/domain/words/word-fields'
import { wordLimits } from '@duologue/domain/words/word-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing, page, trimmed, wholeNumber } from './shapes/field-shapes'

/**
 * A word of the library (words.md#word-fields). `pinyin` is of Chinese words alone. `frequency` is its rank among the
 * words of its language, 1 for the commonest, null where nothing is known. A translation may be blank as long as it is
 * pending; `translationSource` is `human`, `memory` or `machine:<id>` (words.md#translation-source). `version` is the
 * optimistic lock.
 */
export const word = z.object({
  id: z.string(),
  text: z.string(),
  translation: z.string(),
  translationPending: z.boolean(),
  translationSource: z.nullable(z.string()),
  language: z.enum(songLanguages),
  difficulty: z.enum(songDifficulties),
  phrase: z.boolean(),
  pinyin: z.nullable(z.string()),
  annotation: z.string(),
  audioUrl: z.nullable(z.string()),
  frequency: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Word = z.output<typeof word>

/** What is looked for among words (words.md#search-words). */
export const wordTypes = ['singleWord', 'phrase', 'all'] as const

const wordId = z.object({ id: z.uuid() })
const translation = trimmed(wordTranslationFault)
/** Whether it is needed hangs on the language of the word: the server looks. */
const pinyin = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(wordLimits.pinyin))))
const annotation = trimmed(wordAnnotationFault)
const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform(value => value === true || value === 'true'),
)

export const words = {
  searchWords: endpoint({
    method: 'GET',
    path: '/api/words',
    who: 'editor',
    limit: 'reads',
    summary:
      'Search words by their text, Chinese ones also by pinyin with tones, with numbers or without; the exact first, then the commonest. Without text, the newest.',
    params: nothing,
    query: z.object({
      text: z.optional(z.string().check(z.trim(), z.maxLength(wordLimits.text))),
      partialMatch: z.optional(flag),
      language: z.optional(z.enum(songLanguages)),
      difficulty: z.optional(z.enum(['all', ...songDifficulties])),
      type: z.optional(z.enum(wordTypes)),
      limit: z.optional(wholeNumber(0, wordLimits.mostFound)),
      page,
    }),
    body: nothing,
    answer: z.object({ words: z.array(word), total: z.int() }),
    status: 200,
  }),
  getPinyin: endpoint({
    method: 'GET',
    path: '/api/words/pinyin',
    who: 'editor',
    limit: 'reads',
    summary: 'The words of a Chinese text, each with its pinyin, and the pinyin of the whole.',
    params: nothing,
    query: z.object({ text: z.string().check(z.trim(), z.maxLength(wordLimits.readText)) }),
    body: nothing,
    answer: z.object({
      pinyin: z.string(),
      words: z.array(z.object({ text: z.string(), pinyin: z.string() })),
    }),
    status: 200,
  }),
  getRank: endpoint({
    method: 'GET',
    path: '/api/words/rank',
    who: 'editor',
    limit: 'reads',
    summary:
      'How common a text is among the words of its language, and the difficulty that this suggests; null where no list knows it.',
    params: nothing,
    query: z.object({
      text: z.string().check(z.trim(), z.maxLength(wordLimits.text)),
      language: z.enum(songLanguages),
    }),
    body: nothing,
    answer: z.object({
      frequency: z.nullable(z.int()),
      difficulty: z.nullable(z.enum(songDifficulties)),
    }),
    status: 200,
  }),
  getMeaning: endpoint({
    method: 'GET',
    path: '/api/words/meaning',
    who: 'anyone',
    limit: 'reads',
    summary:
      'What a word of a line means, in English, where the library has it translated: as it stands, German ones in their small form too, French ones without what was elided before them.',
    params: nothing,
    query: z.object({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(wordLimits.text)),
      language: z.enum(languageCodes),
    }),
    body: nothing,
    answer: z.object({
      meaning: z.nullable(z.pick(word, { text: true, translation: true, pinyin: true })),
    }),
    status: 200,
  }),
  getWord: endpoint({
    method: 'GET',
    path: '/api/words/:id',
    who: 'editor',
    limit: 'reads',
    summary: 'One word.',
    params: wordId,
    query: nothing,
    body: nothing,
    answer: word,
    status: 200,
  }),
  createWord: endpoint({
    method: 'POST',
    path: '/api/words',
    who: 'editor',
    limit: 'writes',
    summary:
      'Make a word. A Chinese one that is sent without `pinyin` gets it from its text; a blank one is refused.',
    params: nothing,
    query: nothing,
    body: z.object({
      text: trimmed(wordTextFault),
      translation,
      language: z.enum(songLanguages),
      difficulty: z.enum(songDifficulties),
      phrase: z.boolean(),
      pinyin,
      annotation: z.optional(annotation),
    }),
    answer: word,
    status: 201,
    isKeyed: true,
  }),
  updateWord: endpoint({
    method: 'PATCH',
    path: '/api/words/:id',
    who: 'editor',
    limit: 'writes',
    summary:
      'Change what is sent of a word; its text and language stay. With the `version` it was read with, a change in the meantime is 409.',
    params: wordId,
    query: nothing,
    body: z.object({
      translation: z.optional(translation),
      difficulty: z.optional(z.enum(songDifficulties)),
      phrase: z.optional(z.boolean()),
      pinyin,
      annotation: z.optional(annotation),
      version: z.optional(z.int()),
    }),
    answer: word,
    status: 200,
  }),
}
