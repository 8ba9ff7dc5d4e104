import { scoreGrade } from '@duologue/domain/battle/scoring/score-grade'
import type { LearnSummary } from '@duologue/domain/learn/summary'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import styles from './learn-end.module.css'

/** What a session came to (learn.md#end-of-a-session), and where to go from here, which comes as children. */
export function LearnEnd({
  summary,
  returnTo,
  onReview,
  children,
}: {
  summary: LearnSummary
  /** Where a visitor comes back to when they have logged in. */
  returnTo: string
  /** Asks once more for the lines that were missed. */
  onReview: () => void
  children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { status } = useSession()
  useEffect(() => title.current?.focus(), [])
  const { lines, canSay, comeBack, asked, score } = summary
  return (
    <section className={styles.end} aria-labelledby="learn-end">
      <h2 id="learn-end" ref={title} tabIndex={-1}>
        {texts.endTitle}
      </h2>
      {asked === 0 ? (
        <p className={styles.lead}>{texts.onlyRead}</p>
      ) : (
        <>
          <p className={styles.lead}>
            {texts.canSay(canSay, lines)}{' '}
            {comeBack.length > 0 ? texts.comeBack(comeBack.length) : texts.noneComesBack}
          </p>
          <p className={styles.score} data-grade={scoreGrade(score)}>
            {texts.rightAtFirst(score)}
          </p>
        </>
      )}
      {status === 'visitor' && asked > 0 ? (
        <p className={styles.offer}>
          <Link className={button.secondary} to="/login" search={{ redirect: returnTo }}>
            {texts.logIn}
          </Link>
          <span>{texts.kept}</span>
        </p>
      ) : null}
      <div className={styles.ways}>
        {comeBack.length > 0 ? (
          <button type="button" className={button.primary} onClick={onReview}>
            {texts.reviewNow(comeBack.length)}
          </button>
        ) : null}
        {children}
      </div>
    </section>
  )
}
