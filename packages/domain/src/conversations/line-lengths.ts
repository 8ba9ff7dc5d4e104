import type { Level } from '../choices/levels'

/** Words of a line by level (content.md#length); from C1 on the characters alone count. */
export const wordsOfLine: Partial<Record<Level, { mean: number; longest: number }>> = {
  A1: { mean: 8, longest: 14 },
  A2: { mean: 9, longest: 16 },
  B1: { mean: 12, longest: 20 },
  B2: { mean: 15, longest: 24 },
}

/** Signs of a Chinese line by level (content.md#length). */
export const signsOfLine: Record<Level, number> = {
  A1: 15,
  A2: 20,
  B1: 25,
  B2: 30,
  C1: 32,
  C2: 35,
}

/** How many signs of Chinese a text has. */
export const signsIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0

/** The words of a text as one counts them by eye: what stands between spaces and has a letter or a digit. */
export const wordsIn = (text: string): string[] =>
  text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word))

/** Whether a line is longer than those of its level are (content.md#length). */
export function isLongFor(level: Level, text: string, language: string): boolean {
  if (language === 'zh') return signsIn(text) > signsOfLine[level]
  const most = wordsOfLine[level]
  return most !== undefined && wordsIn(text).length > most.longest
}
