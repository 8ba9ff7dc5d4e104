import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import rows from '../../ui/lists/card-rows.module.css'
import { NothingFound } from '../../ui/lists/nothing-found'
import { inAnyLanguage } from '../../ui/written-in'
import { GamesInParts } from '../games-in-parts'
import { pairsQuery } from './get-pairs-query'
import { pairFacts } from './pair-facts'

function PairRow({ pair }: { pair: PairAnswer }) {
  const isMine = pair.state === 'mine'
  return (
    <li>
      <span className={rows.facts}>
        <strong {...inAnyLanguage}>{pair.title}</strong>
        <span className={rows.soft}>{pairFacts(pair)}</span>
      </span>
      <Link
        to="/pairs/game/$pair"
        params={{ pair: pair.id }}
        className={isMine ? button.primary : button.secondary}
        aria-label={`${isMine ? texts.playNow : texts.open}: ${pair.title}`}
      >
        {isMine ? texts.playNow : texts.open}
      </Link>
    </li>
  )
}

/** The own duels of two: those that wait for oneself, open ones, past ones (live.md#pairs). */
export function OwnPairs({ client, user }: { client: Client; user: string }) {
  const asked = useInfiniteQuery(pairsQuery(client, user))
  if (asked.isPending) return <LoadingVoices />
  if (!asked.data) return <LoadFailed message={texts.failed} onRetry={() => void asked.refetch()} />
  const pairs = asked.data.pages.flatMap(page => page.pairs)
  const of = (...states: PairAnswer['state'][]) =>
    pairs.filter(({ state }) => states.includes(state))
  const parts = [
    { name: texts.mine, some: of('mine') },
    { name: texts.others, some: of('theirs', 'invited') },
    { name: texts.past, some: of('over') },
  ]
  return (
    <GamesInParts
      parts={parts}
      row={pair => <PairRow key={pair.id} pair={pair} />}
      asked={asked}
      showMore={texts.showMore}
    >
      {of('mine').length === 0 ? <NothingFound title={texts.none} hint={texts.noneHint} /> : null}
    </GamesInParts>
  )
}
