import { languageOf } from '@duologue/domain/choices/languages'
import { languageName } from '@duologue/domain/messages/language-name'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { redirect } from '@tanstack/react-router'

/** What the page of a language is called and says of itself; what is no language is not there. */
export function loadPlacement(asked: string) {
  const language = languageOf(asked)
  if (!language) throw redirect({ to: '/not-found', statusCode: 302 })
  return {
    title: texts.titleIn(languageName(language)),
    description: texts.description(languageName(language)),
  }
}
