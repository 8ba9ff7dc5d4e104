import type { PlanStep, Today } from '@duologue/contract/days'
import type { LanguageCode } from '@duologue/domain/choices/languages'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../api/client'
import { WhereToBegin } from '../placement/where-to-begin'
import { useLearns } from '../session/learns'
import button from '../ui/button.module.css'
import { LoadFailed } from '../ui/feedback/load-failed'
import { NothingFound } from '../ui/lists/nothing-found'
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

/** What a user may do today, and their week beside it (days.md#plan). */
export function TodayPlan({ client, user }: { client: Client; user: string }) {
  const [chosen, setChosen] = useState<LanguageCode>()
  const learns = useLearns()
  const { data, isPending, refetch } = useToday(client, user, chosen ?? learns)
  if (isPending) return <PlanPlace />
  if (!data) return <LoadFailed message={texts.planFailed} onRetry={() => void refetch()} />
  return (
    <div className={styles.today}>
      <div className={styles.main}>
        <LanguageOfDays
          languages={[...new Set([...data.languages, ...(data.language ? [data.language] : [])])]}
          language={data.language ?? ''}
          onChoose={setChosen}
        />
        <Plan client={client} plan={data} />
      </div>
      <WeekBand week={data.week} today={data.today} canSay={data.canSay} />
    </div>
  )
}
