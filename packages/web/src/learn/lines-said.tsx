import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { progressQuery } from './get-progress-query'
import styles from './review.module.css'

/** How many lines of a conversation its reader can say; nothing before the first one was answered. */
export function LinesSaid({
  client,
  conversation,
  user,
}: {
  client: Client
  conversation: string
  user: string
}) {
  const { data } = useQuery(progressQuery(client, conversation, user))
  if (!data || data.lines.length === 0) return null
  const said = data.lines.filter(({ canSay }) => canSay).length
  return (
    <p className={styles.said}>
      <progress value={said} max={data.total} aria-hidden="true" />
      {texts.linesSaid(said, data.total)}
    </p>
  )
}
