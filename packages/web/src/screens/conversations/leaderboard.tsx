import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { slugify } from '@duologue/domain/text/slug'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { conversationQuery } from '../../conversations/get-conversation-query'
import { readScoreFilters } from '../../plays/scores/score-filters'
import { battleScores } from '../../plays/scores/scored-games'
import { ScoresPage } from '../../plays/scores-page'
import button from '../../ui/button.module.css'

const route = getRouteApi('/main/convo/$conversationId/leaderboard')

/** /convo/{shortid}/leaderboard (conversations.md#scores-page). */
export function Leaderboard() {
  const { client } = route.useRouteContext()
  const { conversationId } = route.useParams()
  const filters = readScoreFilters({ ...route.useSearch() })
  const navigate = route.useNavigate()
  const { data: conversation } = useSuspenseQuery(conversationQuery(client, conversationId))
  const { id, title, language } = conversation
  const readableUrl = slugify(title)
  return (
    <ScoresPage
      client={client}
      thing={{ what: 'conversation', id }}
      games={battleScores}
      filters={filters}
      onChange={search => void navigate({ search, replace: true, resetScroll: false })}
      way={
        <p lang={language}>
          <Link
            to="/conversations/$conversationId/$"
            params={{ conversationId: id, _splat: readableUrl }}
          >
            {title}
          </Link>
        </p>
      }
      play={
        <Link
          className={button.primary}
          to="/conversations/$conversationId/$readableUrl/game"
          params={{ conversationId: id, readableUrl }}
        >
          {texts.battleMode}
        </Link>
      }
    />
  )
}
