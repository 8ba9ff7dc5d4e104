import type { ConversationCard as Card } from '@duologue/contract/conversations'
import { ConversationCard } from './conversation-card'
import styles from './conversation-grid.module.css'

/** How many of the first cards are in view at once: their pictures are loaded without waiting. */
const firstInView = 6

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
      {conversations.map((conversation, index) => (
        <li key={conversation.id}>
          <ConversationCard conversation={conversation} isEager={index < firstInView} />
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
