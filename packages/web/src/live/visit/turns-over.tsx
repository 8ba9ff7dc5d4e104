import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import type { PlayedPair } from '@duologue/domain/live/visits/shown-turns'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { inAnyLanguage } from '../../ui/written-in'
import { endWords, pairFacts, partnerName } from '../duels/pair-facts'
import styles from '../duels/pairs.module.css'

const PairReplay = latePart(async () => (await import('./pair-replay')).PairReplay)

/** How a duel ended, with both scores; as long as it is kept it can be seen line by line (live.md#in-turns). */
export function TurnsOver({ pair, replay }: { pair: PairAnswer; replay: PlayedPair | null }) {
  const { scores, conversation, hall } = pair
  return (
    <div className={styles.page}>
      <h1 {...inAnyLanguage}>{pair.title}</h1>
      <p className={styles.outcome}>{endWords(pair)}</p>
      <p className={styles.soft}>{pairFacts({ ...pair, end: null, scores: null })}</p>
      {scores ? (
        <dl className={styles.scores}>
          <div>
            <dt>{texts.you}</dt>
            <dd>{hallTexts.points(scores.self)}</dd>
          </div>
          <div>
            <dt>{partnerName(pair)}</dt>
            <dd>{hallTexts.points(scores.partner)}</dd>
          </div>
        </dl>
      ) : null}
      {replay ? (
        <Suspense>
          <PairReplay pair={pair} replay={replay} />
        </Suspense>
      ) : null}
      <p className={styles.ways}>
        {hall ? (
          <Link to="/live/game/$hall" params={{ hall }} className={button.primary}>
            {texts.open}
          </Link>
        ) : null}
        {conversation ? (
          <Link
            to="/conversations/$conversationId/$"
            params={{ conversationId: conversation, _splat: '' }}
            className={button.secondary}
          >
            {texts.conversation}
          </Link>
        ) : null}
        <Link to="/pairs/{-$code}" className={button.secondary}>
          {texts.allDuels}
        </Link>
      </p>
    </div>
  )
}
