import { learnTexts as texts } from '@duologue/domain/messages/learn'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { reviewQuery } from './learn-queries'
import styles from './review.module.css'
import { sendProgress } from './send-progress'

/** What is due today, on /home, for who is logged in; nothing where nothing is (L1: no guilt). */
export function ReviewOffer({ client }: { client: Client }) {
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // What was answered here before counts for what is due.
    if (user !== null) void sendProgress(client).then(() => setSent(true))
  }, [client, user])
  const { data } = useQuery({
    ...reviewQuery(client, user ?? ''),
    enabled: isSent && user !== null,
  })
  if (user === null || !data || data.length === 0) return null
  return (
    <aside className={styles.offer} aria-label={texts.review}>
      <p>{texts.reviewOffer(data.length)}</p>
      <Link className={button.primary} to="/review">
        {texts.review}
      </Link>
    </aside>
  )
}
