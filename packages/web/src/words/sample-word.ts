import type { Word } from '@duologue/contract/words'

/** A word as the server tells it, for tests. */
export const sampleWord: Word = {
  id: '01890000-0000-7000-8000-000000000007',
  text: '中文',
  translation: 'Chinese',
  translationPending: false,
  translationSource: 'human',
  language: 'chinese',
  difficulty: 'intermediate',
  phrase: false,
  pinyin: 'zhōngwén',
  annotation: '',
  audioUrl: null,
  frequency: 812,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
