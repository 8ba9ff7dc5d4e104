import { type LanguageCode, languageCodes } from '../choices/languages'

/**
 * What an account keeps of which language its user learns (accounts.md#language-to-learn): `all` is none in particular,
 * for who let the question pass.
 */
export const learnsChoices = ['all', ...languageCodes] as const

export type Learns = (typeof learnsChoices)[number]

/** Those that the question offers at once: what comes with the product. */
export const learnsOffered = ['es', 'fr', 'zh', 'de', 'en'] as const satisfies LanguageCode[]

/** Whether somebody is to be asked: a learner whose account keeps no answer. */
export const asksLearns = ({ learns, type }: { learns: Learns | null; type: string }): boolean =>
  learns === null && type !== 'teacher'
