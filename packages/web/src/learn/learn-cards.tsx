import type { Client } from '../api/client'
import { useVisitorAnswers } from '../sending/kept-progress'
import styles from '../ui/next-cards.module.css'
import { VisitorAnswers } from './visitor-answers'

/** What a visitor answered here, as a card: whether it is to be added (learn.md#answers-of-visitors). */
export function LearnCards({ client, user }: { client: Client; user: string }) {
  const visitorAnswers = useVisitorAnswers()
  if (visitorAnswers === 0) return null
  return (
    <li className={styles.wide}>
      <VisitorAnswers client={client} user={user} />
    </li>
  )
}
