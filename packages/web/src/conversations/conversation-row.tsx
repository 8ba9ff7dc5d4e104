import type { FoundConversation } from '@duologue/contract/conversations'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useLearns } from '../session/learns'
import page from '../ui/page.module.css'
import { ConversationGrid } from './conversation-grid'
import { conversationRowQuery } from './search-conversations-query'

/** One's own language first, then what else there is, as many as without it. */
function beginningWith(own: readonly FoundConversation[], all: readonly FoundConversation[]) {
  const ids = new Set(own.map(({ id }) => id))
  return [...own, ...all.filter(({ id }) => !ids.has(id))].slice(0, all.length)
}

/** A row of /home with its way to the whole list. */
export function ConversationRow({
  order,
  title,
  opensPage = false,
}: {
  order: 'popular' | 'recent'
  title: string
  opensPage?: boolean
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(conversationRowQuery(client, order))
  const learns = useLearns()
  const asked = order === 'popular' ? ({ views: '-1' } as const) : ({ recent: '-1' } as const)
  const { data: own } = useQuery({
    queryKey: ['conversations', 'row', order, learns],
    queryFn: () =>
      client.conversations.searchConversations({
        query: { ...asked, ...(learns ? { language: learns } : {}), limit: pageSizes.homeRow },
      }),
    enabled: learns !== undefined,
  })
  const shown = learns && own ? beginningWith(own.conversations, data) : data
  return (
    <section className={page.section} aria-labelledby={`row-${order}`}>
      <div className={page.sectionHead}>
        <h2 id={`row-${order}`}>{title}</h2>
        <Link to="/search/conversations" search={asked}>
          {homeTexts.seeMore} <span className="visually-hidden">{title}</span>
        </Link>
      </div>
      <ConversationGrid conversations={shown} kind="row" opensPage={opensPage} />
    </section>
  )
}
