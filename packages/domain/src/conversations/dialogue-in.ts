interface Line {
  readonly translation: string | null
  readonly translations?: Readonly<Record<string, string>> | undefined
}

interface Told {
  readonly translationLanguage: string
  readonly dialogue: readonly Line[]
}

/**
 * A dialogue with its translations in a language, where it has them; else as it is (conversations.md#several-languages).
 * What it was told in stays a choice.
 */
export const dialogueIn = <T extends Told>(told: T, language: string): T =>
  told.dialogue[0]?.translations?.[language]
    ? {
        ...told,
        translationLanguage: language,
        dialogue: told.dialogue.map(line => ({
          ...line,
          translation: line.translations?.[language],
          translations: { ...line.translations, [told.translationLanguage]: line.translation },
        })),
      }
    : told

/** The languages in which a dialogue is told, by their codes: one, or all that can be chosen. */
export const dialogueLanguages = ({ translationLanguage, dialogue }: Told): readonly string[] => [
  ...new Set([translationLanguage, ...Object.keys(dialogue[0]?.translations ?? {})].toSorted()),
]
