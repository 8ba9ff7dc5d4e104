import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import type { Level } from '@duologue/domain/choices/levels'
import { languageName } from '@duologue/domain/messages/language-name'
import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { PlacementIntro } from '../../placement/placement-intro'
import type { PlacementWish } from '../../placement/placement-test'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/placement/$language')

// Who looks at the page needs neither, and who is new to the language no questions.
const PlacementTest = latePart(
  async () => (await import('../../placement/placement-test')).PlacementTest,
)

const PlacementResult = latePart(
  async () => (await import('../../placement/placement-result')).PlacementResult,
)

/** How far somebody has come: asked for their own word, asked questions, or told their level. */
type Stage = { level: Level } | { wish: PlacementWish } | null

function FindLevel({ client, language }: { client: Client; language: LanguageCode }) {
  const [stage, setStage] = useState<Stage>(null)
  const onFound = (level: Level) => setStage({ level })
  const begin = () => setStage(null)
  if (!stage)
    return <PlacementIntro onNew={() => onFound('A1')} onStart={wish => setStage({ wish })} />
  if ('level' in stage)
    return (
      <Suspense fallback={<LoadingVoices />}>
        <PlacementResult
          {...{ client, language, level: stage.level }}
          onChange={onFound}
          onAgain={begin}
        />
      </Suspense>
    )
  return (
    <>
      <Suspense fallback={<LoadingVoices />}>
        <PlacementTest client={client} language={language} wish={stage.wish} onFound={onFound} />
      </Suspense>
      <p>
        <button type="button" className={button.quiet} onClick={begin}>
          {texts.stop}
        </button>
      </p>
    </>
  )
}

/** /placement/{language}: at which level to begin (placement.md#blocks), for anybody. */
export function Placement() {
  const { client } = route.useRouteContext()
  const language = languageOf(route.useParams().language)
  return language ? (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{texts.howWell(languageName(language))}</h1>
      <FindLevel key={language} client={client} language={language} />
    </div>
  ) : null
}
