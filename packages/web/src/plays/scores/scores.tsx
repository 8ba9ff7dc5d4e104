import type { BestPlay } from '@duologue/contract/plays'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { ServerWords } from '../../ui/server-words'
import { scoresQuery } from './get-leaderboard-query'
import { Podium } from './podium'
import type { ScoreFilters } from './score-filters'
import { ScoreTable } from './score-table'
import type { ScoredThing } from './scored-games'
import styles from './scores.module.css'
import { shownScores, withOwn } from './shown-scores'
import { VisitorScores } from './visitor-scores'

/** The own place alone, in a class among how many. */
function OwnScore({ plays, total }: { plays: readonly BestPlay[]; total: number | null }) {
  return (
    <>
      <ScoreTable plays={plays} />
      {total === null ? null : <p className={styles.pages}>{texts.ofClass(total)}</p>}
    </>
  )
}

/** The scores of a thing: around the own place, or page by page (plays.md#leaderboard). */
export function Scores({
  client,
  thing,
  play,
  filters,
  onChange,
}: {
  client: Client
  thing: ScoredThing
  /** Where the first play can be made. */
  play: ReactNode
  filters: ScoreFilters
  onChange: (filters: ScoreFilters) => void
}) {
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  const { data, error, isPending, refetch } = useQuery(scoresQuery(client, thing, filters, user))
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (error instanceof CallFailed && error.code === 'scores-off')
    return (
      <p className={styles.empty}>
        <ServerWords>{error.message}</ServerWords>
      </p>
    )
  if (!data) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  const { plays, nearby, total } = data
  const own = nearby.filter(({ isOwn }) => isOwn)
  // A class that shows nobody but oneself says only how many there are.
  const isOwnOnly = filters.group === 'me' || (plays.length === 0 && filters.page === undefined)
  if (total === 0 || (isOwnOnly && own.length === 0)) {
    return (
      <div className={styles.empty}>
        <p>{total === 0 ? texts.empty : texts.noOwnScore}</p>
        {play}
      </div>
    )
  }
  if (user === null && filters.group === 'everyone')
    return <VisitorScores {...{ client, thing, filters, plays, total }} />
  if (isOwnOnly) return <OwnScore plays={own} total={filters.group === 'me' ? null : total} />
  const { page, ...rest } = filters
  const around = shownScores(plays, nearby)
  const shown = page === undefined ? around : withOwn(plays, own)
  const pages = Math.ceil(total / pageSizes.plays)
  const isWhole = shown.length >= total
  const go = (to: number) => onChange({ ...rest, page: to })
  const isAround = page === undefined && around !== plays
  return (
    <>
      {page === undefined || page === 1 ? <Podium plays={plays} /> : null}
      <ScoreTable plays={shown} />
      {isWhole ? null : (
        <nav className={styles.pages} aria-label={texts.pages}>
          {isAround ? (
            <button type="button" className={button.secondary} onClick={() => go(1)}>
              {texts.showAll}
            </button>
          ) : (
            <>
              <button
                type="button"
                className={button.secondary}
                disabled={(page ?? 1) <= 1}
                onClick={() => go((page ?? 1) - 1)}
              >
                {texts.earlier}
              </button>
              <span>{texts.pageOf(page ?? 1, pages)}</span>
              <button
                type="button"
                className={button.secondary}
                disabled={(page ?? 1) >= pages}
                onClick={() => go((page ?? 1) + 1)}
              >
                {texts.later}
              </button>
              {nearby.length > 0 ? (
                <button type="button" className={button.quiet} onClick={() => onChange(rest)}>
                  {texts.showAround}
                </button>
              ) : null}
            </>
          )}
        </nav>
      )}
    </>
  )
}
