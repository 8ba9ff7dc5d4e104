import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'

type Translation = Pick<
  LyricLine,
  'translation' | 'translationPending' | 'translationSource' | 'needsReview'
>

/** A translation as a person has told it; a blank one waits for a machine (words.md#waiting-translations). */
export const humanTranslation = (translation: string): Translation =>
  translation === ''
    ? {
        translation,
        translationPending: true,
        translationSource: null,
        needsReview: false,
      }
    : {
        translation,
        translationPending: false,
        translationSource: 'human',
        needsReview: false,
      }
