import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import page from '../ui/page.module.css'
import { ConversationGrid } from './conversation-grid'
import { conversationRowQuery } from './search-conversations-query'

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
  return (
    <section className={page.section} aria-labelledby={`row-${order}`}>
      <div className={page.sectionHead}>
        <h2 id={`row-${order}`}>{title}</h2>
        <Link
          to="/search/conversations"
          search={order === 'popular' ? { views: '-1' } : { recent: '-1' }}
        >
          {homeTexts.seeMore} <span className="visually-hidden">{title}</span>
        </Link>
      </div>
      <ConversationGrid conversations={data} kind="row" opensPage={opensPage} />
    </section>
  )
}
