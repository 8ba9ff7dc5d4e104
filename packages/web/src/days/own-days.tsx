import type { LanguageCode } from '@duologue/domain/choices/languages'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { AllLanguages } from '../ui/fields/language-options'
import { SettingsSection } from '../ui/fields/settings-section'
import { FollowedAims } from './followed-aims'
import { numbersQuery } from './get-numbers-query'
import { LanguageOfDays } from './language-of-days'
import styles from './progress.module.css'
import { ProgressNumbers } from './progress-numbers'
import { SetGoalForm } from './set-goal-form'

const MonthTable = latePart(async () => (await import('./month-table')).MonthTable)

/** The numbers, the calendar and the goal of a user, which nobody else sees (days.md#whose-it-is). */
export function OwnDays({ client, user }: { client: Client; user: string }) {
  const [language, setLanguage] = useState<LanguageCode>()
  const { data, isPending, refetch } = useQuery({
    ...numbersQuery(client, user, language),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <LoadingVoices />
  if (!data) return <LoadFailed message={texts.progressFailed} onRetry={() => void refetch()} />
  return (
    <div className={styles.progress}>
      <SettingsSection title={texts.numbers}>
        <LanguageOfDays
          languages={data.languages}
          language={language ?? 'all'}
          onChoose={setLanguage}
        >
          <AllLanguages />
        </LanguageOfDays>
        <ProgressNumbers {...data} />
      </SettingsSection>
      {data.aims.length > 0 ? (
        <SettingsSection title={texts.aims}>
          <FollowedAims all={data.aims} />
        </SettingsSection>
      ) : null}
      <SettingsSection title={texts.calendar}>
        <Suspense fallback={<div className={styles.monthPlace} />}>
          <MonthTable client={client} user={user} today={data.today} />
        </Suspense>
      </SettingsSection>
      <SettingsSection title={texts.goal}>
        <SetGoalForm client={client} goal={data.week.goal} next={data.nextGoal} />
      </SettingsSection>
    </div>
  )
}
