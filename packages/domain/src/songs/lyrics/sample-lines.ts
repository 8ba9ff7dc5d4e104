import { recomputeFlags } from './flags'
import { blankLine, type LyricLine } from './lyric-line'

/** Lines of these texts, timed one after the other, whose words are the parts of their texts. */
export const linesOf = (...texts: string[]): LyricLine[] =>
  recomputeFlags(
    texts.map((text, index) => ({
      ...blankLine(`l${index}`, text),
      translation: `(${text})`,
      startTime: 1000 * index,
      stopTime: 1000 * index + 999,
      firstSungLyric: index === 0,
      words: text.split(/\s+/).filter(word => word !== '-'),
    })),
  )

/** Texts that repeat, as a third of all lyrics do; `-` has no words. */
export const repeatingTexts = ['la mer', 'oh', 'La mer', 'qui danse là', '-'] as const
