import type { PairAnswer, VisitView } from '@duologue/contract/live/pair-shapes'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { mayWait } from '../../session/may-wait'
import { tellFailure } from '../../session/tell-failure'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useStore } from '../../ui/store'
import { pause } from '../../voices/pause'
import { useWakeLock } from '../look/use-wake-lock'
import phone from '../phone/phone.module.css'
import { answerVisit } from './answer-visit'
import { PartnerLine } from './partner-line'
import { VisitQuestion } from './visit-question'
import { runVisit } from './visit-run'
import { VisitTold } from './visit-told'

/** The own part of a duel in turns (live.md#in-turns): own lines are asked, the partner's are played between. */
export function VisitGame({
  client,
  pair,
  visit,
  onOver,
}: {
  client: Client
  pair: PairAnswer
  visit: VisitView
  /** All is answered, or the duel is somewhere else than this page. */
  onOver: () => void
}) {
  const [run] = useState(() =>
    runVisit(visit, {
      tell: body => answerVisit(client, pair.id, visit.visit, body),
      isRefusal: error => error instanceof CallFailed && !mayWait(error),
      onRefused: error => {
        tellFailure(error)
        onOver()
      },
      now: () => performance.now(),
      wait: pause,
    }),
  )
  const { scene, line, of, isLost } = useStore(run)
  const over = useEffectEvent(onOver)
  useWakeLock(true)
  useEffect(() => run.run(), [run])
  const isOver = scene.kind === 'over'
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  const { language, settings } = pair
  const name = 'turn' in scene ? visit.characters[scene.turn.character].name : ''
  return (
    <section className={phone.phone} aria-label={texts.titleOf(pair.title)} data-hall>
      <div className={phone.bar}>
        <span className={phone.who}>
          {scene.kind === 'line' ? texts.speaks(name) : name === '' ? '' : texts.youAre(name)}
        </span>
        <span>{texts.lineOf(line, of)}</span>
      </div>
      <p className={phone.banner} role="status">
        {isLost ? texts.lost : ''}
      </p>
      {scene.kind === 'line' && scene.turn.line ? (
        <PartnerLine
          key={scene.turn.turn}
          line={scene.turn.line}
          character={visit.characters[scene.turn.character]}
          number={scene.turn.character}
          language={language}
          onEnd={run.goOn}
        />
      ) : null}
      {scene.kind === 'asking' || scene.kind === 'ending' || scene.kind === 'over' ? (
        <LoadingVoices />
      ) : null}
      {scene.kind === 'question' ? (
        <VisitQuestion
          key={scene.turn.turn}
          asked={scene.asked}
          since={scene.since}
          given={scene.answer}
          language={language}
          onAnswer={run.answer}
        />
      ) : null}
      {scene.kind === 'told' ? (
        <VisitTold
          key={scene.turn.turn}
          told={scene.told}
          asked={scene.asked}
          language={language}
          difficulty={settings.difficulty}
          onEnd={run.goOn}
        />
      ) : null}
    </section>
  )
}
