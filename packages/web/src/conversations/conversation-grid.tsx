import type { ConversationCard as Card } from '@duologue/contract/conversations'
import { ConversationCard } from './conversation-card'
import styles from './conversation-grid.module.css'

/** Cards in a grid: `results` for searches (three columns when wide), `row` for the rows of /home (S1 section 2). */
export function ConversationGrid({
  conversations,
  kind = 'results',
}: {
  conversations: readonly Card[]
  kind?: 'results' | 'row'
}) {
  return (
    <ul className={styles[kind]}>
      {conversations.map(conversation => (
        <li key={conversation.id}>
          <ConversationCard conversation={conversation} />
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
