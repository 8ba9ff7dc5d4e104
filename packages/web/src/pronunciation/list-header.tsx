import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import type { ReactNode } from 'react'
import { ThingHeader } from '../ui/thing-header'

/** The head of a list's page with its actions (pronunciation.md#list-page). */
export function ListHeader({ list, children }: { list: PronunciationList; children: ReactNode }) {
  const {
    title,
    count,
    language,
    displayLanguage,
    ownLanguageName,
    difficulty,
    author,
    description,
    settings,
  } = list
  const draft = settings.isHeld ? heldTexts.held : texts.draft
  return (
    <ThingHeader
      badge={settings.isPublished ? null : draft}
      title={title}
      counted={texts.items(count)}
      language={language}
      displayLanguage={displayLanguage}
      ownLanguageName={ownLanguageName}
      level={difficulty}
      by={texts.by}
      author={author}
      description={description}
    >
      {children}
    </ThingHeader>
  )
}
