import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'

/** What of a review an address asks for (learn.md#review): one language, and no more than so many lines. */
export interface AskedReview {
  language?: string
  lines?: string
}

/** The same as far as it can be asked for; of what is nonsense nothing. */
export function readAskedReview({ language, lines }: Record<string, unknown>): {
  language?: LanguageCode
  lines?: number
} {
  const code = languageOf(language)
  return {
    ...(code ? { language: code } : {}),
    ...(typeof lines === 'string' && /^[1-9]\d?$/.test(lines) ? { lines: Number(lines) } : {}),
  }
}
