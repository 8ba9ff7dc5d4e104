import { expect, test } from 'vitest'
import { songDifficultyOf, songLanguageOf } from './asked-songs'

test.each([
  ['spanish', 'spanish'],
  ['es', 'spanish'],
  ['zh', 'chinese'],
  ['en', undefined],
  ['klingon', undefined],
])('%s are songs in %s', (asked, language) => expect(songLanguageOf(asked)).toBe(language))

test.each([
  ['beginner', 'beginner'],
  ['A1', 'beginner'],
  ['A2', 'beginner'],
  ['B1', 'intermediate'],
  ['C2', 'advanced'],
  ['all', undefined],
])('%s songs are %s', (asked, difficulty) => expect(songDifficultyOf(asked)).toBe(difficulty))
