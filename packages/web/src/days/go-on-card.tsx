import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { useLearns } from '../session/learns'
import button from '../ui/button.module.css'
import styles from '../ui/next-cards.module.css'
import { rowOf } from './plan-row'
import { useToday } from './use-today'

/**
 * The next step of today's plan as a card, and the way to all of it; none where nothing waits. Assignments have their own
 * cards beside it (site.md#what-is-next).
 */
export function GoOnCard({ client, user }: { client: Client; user: string }) {
  const { data } = useToday(client, user, useLearns())
  const next = data?.steps.find(({ kind, isDone }) => !isDone && kind !== 'assignment')
  if (!data || !next) return null
  const { title, why, open } = rowOf(next, data.language)
  return (
    <li className={styles.card}>
      <p className={styles.when}>{texts.goOn}</p>
      <h3>{title}</h3>
      <p className={styles.facts}>
        {why} · <Link to="/today">{shell.today}</Link>
      </p>
      {open(button.primary ?? '', texts.does[next.kind])}
    </li>
  )
}
