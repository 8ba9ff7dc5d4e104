import type { LineActions } from './line-actions-of'

/** What all rows of a conversation share. */
export interface Shared {
  language: string
  translationLanguage: string
  names: readonly [string, string]
  actions: LineActions
}
