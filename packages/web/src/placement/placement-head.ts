import type { LanguageCode } from '@duologue/domain/choices/languages'
import { languageName } from '@duologue/domain/messages/language-name'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'

/** What the page of a language is called and says of itself. */
export const placementHead = (language: LanguageCode) => ({
  title: texts.titleIn(languageName(language)),
  description: texts.description(languageName(language)),
})
