import type { BestPlay } from '@duologue/contract/plays'
import { deepestPage } from '@duologue/domain/choices/limits-across-rooms'
import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { middleScoreQuery } from './get-leaderboard-query'
import { Podium } from './podium'
import type { ScoreFilters } from './score-filters'
import type { ScoredThing } from './scored-games'
import styles from './scores.module.css'

/** What a visitor is told of scores, who would see rows without names: the best, the middle, how many, and the way in. */
export function VisitorScores({
  client,
  thing,
  filters,
  plays,
  total,
}: {
  client: Client
  thing: ScoredThing
  filters: ScoreFilters
  plays: readonly BestPlay[]
  total: number
}) {
  const address = useLocation({ select: ({ href }) => href })
  const place = Math.ceil(total / 2)
  const middle = useQuery({
    ...middleScoreQuery(client, thing, filters, place),
    enabled: place > 0 && place <= deepestPage,
  })
  const told = [
    [texts.bestOfAll, plays[0]?.score],
    [texts.middle, middle.data?.plays[0]?.score],
    [texts.players, total],
  ] as const
  return (
    <>
      <Podium plays={plays} />
      <dl className={styles.told}>
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === undefined ? '–' : texts.points(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.offer}>
        <p>{texts.logInForPlace}</p>
        <Link className={button.primary} to="/login" search={{ redirect: address }}>
          {shell.logIn}
        </Link>
      </div>
    </>
  )
}
