import { type LanguageCode, languageOf } from '../choices/languages'
import type { Learns } from './learns'

/**
 * The language in which a search or a row begins: none where the address says one, or all of them; else that which its
 * reader learns.
 */
export const beginsIn = (asked: Learns | undefined, learns: unknown): LanguageCode | undefined =>
  asked === undefined ? languageOf(learns) : undefined
