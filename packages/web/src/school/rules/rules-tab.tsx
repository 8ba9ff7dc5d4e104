import { dataSheetTexts } from '@duologue/domain/messages/school/data-sheet'
import { rulesTexts as texts } from '@duologue/domain/messages/school/rules'
import type { KeptKey } from '@duologue/domain/school/data-sheet-things'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import styles from '../sheet/data-sheet.module.css'
import { lastsOf } from '../sheet/lasts-of'
import { AllowedTeachers } from './allowed-teachers'
import { rulesQuery } from './get-rules-query'
import { LeavingPupils } from './leaving-pupils'
import { RuleList } from './rule-list'
import { rulesOf } from './rules-of'

/** What goes by itself after a time, as the data sheet says it. */
const passing: readonly KeptKey[] = ['pupils', 'log', 'learning', 'plays', 'reports', 'logins']

/** The tab Rules: what holds here, and where it is decided (school.md#rules). */
export function RulesTab({ client }: { client: Client }) {
  const { data, isError, refetch } = useQuery(rulesQuery(client))
  if (isError && !data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  return (
    <div className={styles.sheet}>
      <p>{texts.lead}</p>
      <RuleList rules={rulesOf(data)} />
      <AllowedTeachers client={client} />
      <LeavingPupils client={client} />
      <section className={styles.part}>
        <h2>{texts.retention}</h2>
        <RuleList
          rules={passing.map(key => ({
            name: dataSheetTexts.things[key].name,
            says: lastsOf[key],
          }))}
        />
      </section>
    </div>
  )
}
