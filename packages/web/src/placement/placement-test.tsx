import type { PlacementLevels } from '@duologue/contract/placement'
import type { LanguageCode } from '@duologue/domain/choices/languages'
import type { Level } from '@duologue/domain/choices/levels'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { shell } from '@duologue/domain/messages/site/shell'
import { canPlace, type PlacementStart } from '@duologue/domain/placement/step-placement'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { translationChoice } from '../saved-here/translation-choice'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { NothingFound } from '../ui/lists/nothing-found'
import { placementQuery } from './get-placement-query'
import { PlacementQuestion } from './placement-question'
import { usePlacement } from './use-placement'

/** How somebody wants to be asked. */
export interface PlacementWish {
  start: PlacementStart
  /** Without the limit of 20 seconds. */
  isUnhurried: boolean
}

interface Told {
  wish: PlacementWish
  onFound: (level: Level) => void
}

/** The questions one after the other; where nothing can be heard all of them are read from then on. */
function Questions({ language, levels, wish, onFound }: PlacementLevels & Told) {
  const [isSilent, setSilent] = useState(false)
  const { asked, number, answer } = usePlacement(levels, wish.start, onFound)
  return asked ? (
    <PlacementQuestion
      key={number}
      number={number}
      question={asked.question}
      isHeard={asked.isHeard && !isSilent}
      language={language}
      isUnhurried={wish.isUnhurried}
      onAnswer={answer}
      onSilent={() => setSilent(true)}
    />
  ) : null
}

/** Finds a level by questions (placement.md#blocks); says so where there are not enough of them. */
export function PlacementTest({
  client,
  language,
  wish,
  onFound,
}: Told & { client: Client; language: LanguageCode }) {
  const wished = translationChoice.use()
  const { data, isPending, refetch } = useQuery(placementQuery(client, language, wished))
  if (isPending) return <LoadingVoices />
  if (!data) return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (!canPlace(data.levels)) {
    return (
      <NothingFound title={texts.notEnough}>
        <Link className={button.primary} to="/search/conversations" search={{ language }}>
          {shell.findConversation}
        </Link>
      </NothingFound>
    )
  }
  return <Questions {...data} wish={wish} onFound={onFound} />
}
