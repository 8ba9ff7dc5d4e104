import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { homeTexts } from '@duologue/domain/messages/conversations/home'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recentlyViewed } from '../saved-here/recently-viewed'
import page from '../ui/page.module.css'
import { ConversationGrid, ConversationGridSkeleton } from './conversation-grid'
import { recentlyViewedQuery } from './recently-viewed-query'
import styles from './recently-viewed-row.module.css'

/**
 * The row of what this browser viewed last. It is in the page from the start, hidden unless the theme script saw that
 * something was viewed, so that the rows below never jump. Ids that are gone are dropped
 * (conversations.md#recently-viewed).
 */
export function RecentlyViewedRow() {
  const { client } = useRouteContext({ from: '__root__' })
  const ids = recentlyViewed.use().slice(0, pageSizes.homeRow)
  const { data, isError } = useQuery({
    ...recentlyViewedQuery(client, ids),
    enabled: ids.length > 0,
  })
  useEffect(() => {
    if (data && data.dead.length > 0) {
      recentlyViewed.set(recentlyViewed.get().filter(id => !data.dead.includes(id)))
    }
  }, [data])
  if (isError) return null
  const cards = data?.conversations
  return (
    <section
      className={`${page.section} ${styles.row}`}
      data-filled={cards && cards.length > 0}
      aria-labelledby="row-viewed"
    >
      <div className={page.sectionHead}>
        <h2 id="row-viewed">{homeTexts.recentlyViewed}</h2>
      </div>
      {cards && cards.length > 0 ? (
        <ConversationGrid conversations={cards} kind="row" />
      ) : (
        <ConversationGridSkeleton count={1} kind="row" />
      )}
    </section>
  )
}
