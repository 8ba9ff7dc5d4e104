/** Two-letter codes of the language of the texts and of the one that they are put into. */
export interface Between {
  from: string
  to: string
}

/** A service that translates, as a port (words.md#translating). */
export interface Translator {
  /** Its short name, as `translationSource` tells it after `machine:`. */
  readonly id: string
  /**
   * The translations of some texts, in their order, one for each; '' where the service has none. The other texts of
   * `context` only help it to understand. Throws when the service does not answer, or answers something else.
   */
  translate(
    texts: readonly string[],
    between: Between,
    parts: { signal: AbortSignal; context?: readonly string[] },
  ): Promise<string[]>
}

/** Thrown by a translator; the message names neither the key nor a text. */
export class TranslationFailed extends Error {}
