import type { FoundConversation } from '@duologue/contract/conversations'
import { useRouteContext } from '@tanstack/react-router'
import { useOwnBests } from '../plays/use-find-own-bests'
import { coverPlace } from '../ui/cover-place'
import { ConversationCard } from './conversation-card'
import styles from './conversation-grid.module.css'

/**
 * Cards in a grid: `results` for searches, `row` for the rows of /home (site.md#home-page), `samples` for six.
 * They come in pages of `perPage`, and how far the reader has come is asked for by the page.
 */
export function ConversationGrid({
  conversations,
  kind = 'results',
  perPage = conversations.length,
  asked,
  opensPage = false,
  isOwn = false,
}: {
  conversations: readonly FoundConversation[]
  kind?: 'results' | 'row' | 'samples'
  perPage?: number
  asked?: string | undefined
  /** The page begins with it. */
  opensPage?: boolean
  /** The library of their author, who may edit them. */
  isOwn?: boolean
}) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const ids = conversations.map(({ id }) => id)
  const bests = useOwnBests(client, ids, perPage)
  return (
    <ul className={styles[kind]}>
      {conversations.map((conversation, number) => (
        <li key={conversation.id}>
          <ConversationCard
            conversation={conversation}
            asked={asked}
            place={opensPage ? coverPlace(number, isSmallScreen) : 'below'}
            isOwn={isOwn}
            best={bests.get(conversation.id)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The same grid while its cards are on their way: nothing jumps when they come. */
export function ConversationGridSkeleton({
  count,
  kind = 'results',
}: {
  count: number
  kind?: 'results' | 'row'
}) {
  return (
    <ul className={styles[kind]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `waiting-${index}`).map(key => (
        <li key={key} className={styles.waiting} />
      ))}
    </ul>
  )
}
