import type { LineActions } from './line-actions-of'
import type { Speak } from './use-save-speech'

/** What all rows of a conversation share. */
export interface Shared {
  language: string
  translationLanguage: string
  names: readonly [string, string]
  actions: LineActions
  /** Undefined where no voice is set up. */
  speak: Speak | undefined
}
