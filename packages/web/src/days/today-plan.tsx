import type { PlanStep, Today } from '@duologue/contract/days'
import type { LanguageCode } from '@duologue/domain/choices/languages'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { todayHere } from '../assignments/today-here'
import { WhereToBegin } from '../placement/where-to-begin'
import { useLearns } from '../session/learns'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
import { keepPlan, planOf } from './kept-plan'
import { LanguageOfDays } from './language-of-days'
import { PlanPlace } from './plan-place'
import { PlanRow } from './plan-row'
import styles from './today.module.css'
import { useToday } from './use-today'
import { WeekBand } from './week-band'

/** All that was planned is done: what it came to, and one more step where one is left. */
function AllDone({ lines, further, language }: Pick<Today, 'lines' | 'further' | 'language'>) {
  return (
    <section className={styles.done} aria-labelledby="all-done">
      <h2 id="all-done">{texts.allDone}</h2>
      {lines > 0 ? <p>{texts.linesToday(lines)}</p> : null}
      {further ? (
        <>
          <h2>{texts.oneMore}</h2>
          <ul className={styles.rows}>
            <PlanRow step={further} language={language} isFirst={false} />
          </ul>
        </>
      ) : null}
    </section>
  )
}

/** What a step is known by: a plan has each of them once. */
function keyOf(step: PlanStep): string {
  if (step.kind === 'review') return step.kind
  if (step.kind === 'assignment') return `${step.kind} ${step.assignment.id}`
  return `${step.kind} ${step.kind === 'list' ? step.list.id : step.conversation.id}`
}

/** What is in the plan, and what comes when it is done; nothing follows by itself (days.md#plan). */
function Plan({ client, plan }: { client: Client; plan: Today }) {
  const { steps, further, language, languages, lines } = plan
  const next = steps.findIndex(({ isDone }) => !isDone)
  const isNew = language === null || !languages.includes(language)
  if (steps.length === 0 && isNew) return <WhereToBegin client={client} learns={language} />
  if (steps.length === 0) {
    return (
      <NothingFound title={texts.nothing} hint={texts.nothingHelp}>
        <Link className={button.primary} to="/search/conversations">
          {shell.findConversation}
        </Link>
      </NothingFound>
    )
  }
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <div className={styles.plan}>
      <p className={styles.about}>{texts.aboutMinutes(minutes)}</p>
      <ul className={styles.rows} aria-label={texts.plan}>
        {steps.map((step, index) => (
          <PlanRow key={keyOf(step)} step={step} language={language} isFirst={index === next} />
        ))}
      </ul>
      {next === -1 ? <AllDone lines={lines} further={further} language={language} /> : null}
    </div>
  )
}

/** A plan that is told, else the one of this day that is kept here, where there is no connection (days.md#plan). */
function usePlan(client: Client, user: string, language: LanguageCode | undefined) {
  const { data, error, isPending, refetch } = useToday(client, user, language)
  useEffect(() => {
    if (data) keepPlan(user, data)
  }, [user, data])
  const isOffline = error !== null && !(error instanceof CallFailed)
  const plan = isOffline ? (data ?? planOf(user, todayHere())) : data
  return { plan, isOffline, isPending, retry: () => void refetch() }
}

/** What a user may do today, and their week beside it (days.md#plan). */
export function TodayPlan({ client, user }: { client: Client; user: string }) {
  const [chosen, setChosen] = useState<LanguageCode>()
  const learns = useLearns()
  const { plan, isOffline, isPending, retry } = usePlan(client, user, chosen ?? learns)
  if (isPending) return <PlanPlace />
  if (!plan) return <LoadFailed message={texts.planFailed} onRetry={retry} />
  const { language, languages, week, today, canSay } = plan
  return (
    <div className={styles.today}>
      <div className={styles.main}>
        {isOffline ? (
          <div className={styles.offline} role="status">
            <p>{texts.offline}</p>
            <button type="button" className={button.quiet} onClick={retry}>
              {shell.retry}
            </button>
          </div>
        ) : (
          <LanguageOfDays
            languages={[...new Set([...languages, ...(language ? [language] : [])])]}
            language={language ?? ''}
            onChoose={setChosen}
          />
        )}
        <Plan client={client} plan={plan} />
      </div>
      <WeekBand week={week} today={today} canSay={canSay} />
    </div>
  )
}
