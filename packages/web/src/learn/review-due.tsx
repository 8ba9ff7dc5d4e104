import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import { reviewQuery } from './get-review-query'
import styles from './review.module.css'
import { sendProgress } from './save-attempts'
import { VisitorAnswers } from './visitor-answers'

/**
 * What is due today, and the way to it; nothing where nothing is (learn.md#review: no guilt). Before it what a visitor
 * answered here.
 */
export function ReviewDue({ client, user }: { client: Client; user: string }) {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    // What was answered here before counts for what is due.
    void sendProgress(client).then(() => setSent(true))
  }, [client, user])
  const { data } = useQuery({
    ...reviewQuery(client, user ?? ''),
    enabled: isSent && user !== null,
  })
  return (
    <>
      <VisitorAnswers client={client} user={user} />
      {data && data.length > 0 ? (
        <aside className={styles.offer} aria-label={texts.review}>
          <p>{texts.reviewOffer(data.length)}</p>
          <Link className={button.primary} to="/review">
            {texts.review}
          </Link>
        </aside>
      ) : null}
    </>
  )
}
