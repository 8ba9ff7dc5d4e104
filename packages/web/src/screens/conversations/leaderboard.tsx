import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { ownPlaysQuery } from '../../plays/find-plays-query'
import { OwnPlays } from '../../plays/own-plays'
import { readScoreFilters, type ScoreFilters } from '../../plays/scores/score-filters'
import { ScoreSelects } from '../../plays/scores/score-selects'
import { Scores } from '../../plays/scores/scores'
import { useScoreGroups } from '../../plays/scores/use-score-groups'
import { VisitorPlayOffer } from '../../plays/visitor-play-offer'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/convo/$conversationId/leaderboard')

/** /convo/{shortid}/leaderboard (conversations.md#scores-page). */
export function Leaderboard() {
  const { client } = route.useRouteContext()
  const { conversationId } = route.useParams()
  const filters = readScoreFilters({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  const { data: conversation } = useSuspenseQuery(conversationQuery(client, conversationId))
  const { id, title, language } = conversation
  const user = session.status === 'user' ? session.user.id : null
  const change = (search: ScoreFilters) =>
    void navigate({ search, replace: true, resetScroll: false })
  const { groups, shown } = useScoreGroups(client, filters)
  const readableUrl = slugify(title)
  return (
    <div className={page.page}>
      <h1>{shell.scores}</h1>
      <p lang={language}>
        <Link
          to="/conversations/$conversationId/$"
          params={{ conversationId: id, _splat: readableUrl }}
        >
          {title}
        </Link>
      </p>
      <ScoreSelects filters={shown ?? filters} groups={groups} onChange={change} />
      {shown ? (
        <Scores
          client={client}
          conversation={id}
          battlePath={{ conversationId: id, readableUrl }}
          filters={shown}
          onChange={change}
        />
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
            conversation={id}
            user={user}
            onStored={() => void queryClient.invalidateQueries(ownPlaysQuery(client, id, user))}
          />
          <OwnPlays client={client} conversation={id} user={user} />
        </section>
      ) : null}
    </div>
  )
}
