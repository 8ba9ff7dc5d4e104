import { counted, plural } from '../say'

/** Exporting the lyrics of a song (lyrics.md#export). */
export const exportLyricsTexts = {
  title: 'Export Lyrics',
  format: 'Format',
  formats: {
    lrcWords: 'LRC with the times of words',
  },
  layer: 'What is written',
  layers: {
    original: 'The lyrics',
    both: 'The lyrics and their translations',
    translation: 'The translations',
  },
  lines: (count: number) => counted(count, 'lyric is written.', 'lyrics are written.'),
  nothing: 'No lyric has times yet. Sync the lyrics first.',
  never: 'Word lists, pinyin and annotations are in no file.',
  leftOut: {
    untimed: (count: number) =>
      plural(count, {
        one: `${count} lyric has no times and is left out.`,
        other: `${count} lyrics have no times and are left out.`,
      }),
    untranslated: (count: number) =>
      plural(count, {
        one: `${count} lyric has no translation and is written as it is.`,
        other: `${count} lyrics have no translation and are written as they are.`,
      }),
    translations: (count: number) =>
      plural(count, {
        one: `This format has no translations: that of ${count} lyric is left out.`,
        other: `This format has no translations: those of ${count} lyrics are left out.`,
      }),
    wordTimes: (count: number) =>
      plural(count, {
        one: `This format has no times of words: those of ${count} lyric are left out.`,
        other: `This format has no times of words: those of ${count} lyrics are left out.`,
      }),
    starts: (count: number) =>
      plural(count, {
        one: `In this format ${count} lyric begins with its first word, later than here.`,
        other: `In this format ${count} lyrics begin with their first words, later than here.`,
      }),
    ends: (count: number) =>
      plural(count, {
        one: `This format cannot say where ${count} lyric ends: the next one begins before.`,
        other: `This format cannot say where ${count} lyrics end: the next ones begin before.`,
      }),
    rounded: (count: number) =>
      plural(count, {
        one: `The times of ${count} lyric are rounded to 0.05 s.`,
        other: `The times of ${count} lyrics are rounded to 0.05 s.`,
      }),
    signs: (count: number) =>
      plural(count, {
        one: `Signs that mean something else in this format are replaced in ${count} lyric.`,
        other: `Signs that mean something else in this format are replaced in ${count} lyrics.`,
      }),
  },
  save: 'Save File',
} as const
