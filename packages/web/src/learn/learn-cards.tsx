import type { Begun } from '@duologue/contract/learn'
import { textDirection } from '@duologue/domain/choices/languages'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import styles from '../ui/next-cards.module.css'
import { reviewQuery } from './get-review-query'
import { useVisitorAnswers } from './kept-progress'
import { sendProgress } from './save-attempts'
import { VisitorAnswers } from './visitor-answers'

/** A conversation that was begun, and the way on. */
function Continue({ begun: { conversation, said, total } }: { begun: Begun }) {
  const { shortid, title, language } = conversation
  return (
    <li className={styles.card}>
      <p className={styles.when}>{texts.goOn}</p>
      <h3 lang={language} dir={textDirection(language)}>
        {title}
      </h3>
      <p className={styles.facts}>{texts.linesSaid(said, total)}</p>
      <Link
        className={button.secondary}
        to="/convo/$conversationId/learn"
        params={{ conversationId: shortid }}
      >
        {texts.learnMode}
      </Link>
    </li>
  )
}

/**
 * What to continue and what is due today, as cards; none where nothing is (learn.md#review: no guilt). Before them what a
 * visitor answered here.
 */
export function LearnCards({ client, user }: { client: Client; user: string }) {
  const [isSent, setSent] = useState(false)
  const visitorAnswers = useVisitorAnswers()
  useEffect(() => {
    // What was answered here before counts for what is due.
    void sendProgress(client).then(() => setSent(true))
  }, [client, user])
  const { data } = useQuery({ ...reviewQuery(client, user), enabled: isSent })
  const due = data?.lines.length ?? 0
  return (
    <>
      {visitorAnswers > 0 ? (
        <li className={styles.wide}>
          <VisitorAnswers client={client} user={user} />
        </li>
      ) : null}
      {data?.begun ? <Continue begun={data.begun} /> : null}
      {due > 0 ? (
        <li className={styles.card}>
          <h3>{texts.reviewOffer(due)}</h3>
          <Link className={button.secondary} to="/review">
            {texts.review}
          </Link>
        </li>
      ) : null}
    </>
  )
}
