import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import page from '../ui/page.module.css'
import { ownPlaysQuery } from './find-plays-query'
import { OwnPlays } from './own-plays'
import type { ScoreFilters } from './scores/score-filters'
import { ScoreSelects } from './scores/score-selects'
import type { ScoredGames, ScoredThing } from './scores/scored-games'
import { Scores } from './scores/scores'
import { useScoreGroups } from './scores/use-score-groups'
import { VisitorPlayOffer } from './visitor-play-offer'

/** The scores of a conversation or a song, and the reader's last plays of it (conversations.md#scores-page). */
export function ScoresPage({
  client,
  thing,
  games,
  filters,
  onChange,
  way,
  play,
}: {
  client: Client
  thing: ScoredThing
  games: ScoredGames
  filters: ScoreFilters
  onChange: (filters: ScoreFilters) => void
  /** What the scores are of, with the way to it. */
  way: ReactNode
  /** Where the first play can be made. */
  play: ReactNode
}) {
  const queryClient = useQueryClient()
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  const { groups, shown } = useScoreGroups(client, filters)
  return (
    <div className={page.page}>
      <h1>{shell.scores}</h1>
      {way}
      <ScoreSelects games={games} filters={shown ?? filters} groups={groups} onChange={onChange} />
      {shown ? (
        <Scores client={client} thing={thing} play={play} filters={shown} onChange={onChange} />
      ) : (
        <div aria-busy="true" />
      )}
      {user ? (
        <section className={page.section} aria-labelledby="own-plays">
          <div className={page.sectionHead}>
            <h2 id="own-plays">{texts.own}</h2>
          </div>
          <VisitorPlayOffer
            client={client}
            thing={thing}
            user={user}
            onStored={() => void queryClient.invalidateQueries(ownPlaysQuery(client, thing, user))}
          />
          <OwnPlays client={client} thing={thing} games={games} user={user} />
        </section>
      ) : null}
    </div>
  )
}
