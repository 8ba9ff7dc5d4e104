import type { ReportedThing } from '@duologue/contract/reports'
import type { ReportDecision } from '@duologue/domain/choices/report-choices'
import { reportListTexts as texts } from '@duologue/domain/messages/reports/report-list'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { useSending } from '../ui/feedback/use-sending'
import { EndlessList } from '../ui/lists/endless-list'
import { NothingFound } from '../ui/lists/nothing-found'
import { useWholeList } from '../ui/lists/use-whole-list'
import { keysOfReports, reportsQuery } from './find-reports-query'
import { ReportedCard } from './reported-card'
import styles from './reported-card.module.css'

/** What was reported, the newest first: what is open, or what was decided (reports.md#deciding). */
export function ReportList({ client, isDecided }: { client: Client; isDecided: boolean }) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const found = useInfiniteQuery(reportsQuery(client, isDecided))
  const { items: things, total } = useWholeList(found, page => page.things)
  if (found.isError && !found.data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
  if (!found.data) return <LoadingVoices />
  const decide = async ({ id, isHideable }: ReportedThing, decision: ReportDecision) => {
    await makeCall(
      client,
      () => client.reports.decideReport({ params: { id }, body: { decision } }),
      isHideable ? texts.decided[decision] : texts.decided.done,
    )
    // Whatever became of it, somebody else may have decided meanwhile.
    await queryClient.invalidateQueries(keysOfReports)
  }
  return (
    <EndlessList
      pages={found}
      count={total === 0 ? '' : texts.total(total)}
      shown={things.length}
      isBusy={isSending}
      failed={texts.loadFailed}
      end={things.length < total || found.data.pages.length === 1 ? undefined : texts.thatIsAll}
    >
      {total === 0 ? (
        <NothingFound {...(isDecided ? texts.nothingDecided : texts.nothingOpen)} />
      ) : null}
      <ul className={styles.list} aria-label={texts.reported}>
        {things.map(thing => (
          <li key={thing.id}>
            <ReportedCard
              thing={thing}
              isBusy={isSending}
              onDecide={decision => send(() => decide(thing, decision))}
            />
          </li>
        ))}
      </ul>
    </EndlessList>
  )
}
