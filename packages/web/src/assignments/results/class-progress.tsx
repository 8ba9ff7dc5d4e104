import type { ClassWeek } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from '../assignments.module.css'
import { progressQuery } from '../get-class-progress-query'
import { dayInWords } from '../today-here'
import { WeekChart } from './week-chart'

function WeekTable({ weeks }: { weeks: readonly ClassWeek[] }) {
  return (
    <ScrollingTable label={texts.progress} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.week}</th>
          <th scope="col">{texts.active}</th>
          <th scope="col">{texts.plays}</th>
          <th scope="col">{texts.right}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, students, plays, right }) => (
          <tr key={week}>
            <th scope="row">{dayInWords(`${week}T12:00:00Z`, 'UTC')}</th>
            <td data-label={texts.active}>{students}</td>
            <td data-label={texts.plays}>{plays}</td>
            <td data-label={texts.right}>{right === null ? '–' : texts.percent(right)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

/** The class over time: a small chart with its table behind it. */
export function ClassProgress({
  client,
  classId,
  user,
}: {
  client: Client
  classId: string
  user: string
}) {
  const { data, isPending, refetch } = useQuery(progressQuery(client, classId, user))
  const isEmpty = data?.every(({ plays }) => plays === 0)
  return (
    <section className={styles.progress} aria-labelledby="class-progress">
      <h2 id="class-progress">{texts.progress}</h2>
      {isPending ? <div className={styles.waiting} aria-busy="true" /> : null}
      {!isPending && !data ? (
        <LoadFailed message={texts.progressFailed} onRetry={() => void refetch()} />
      ) : null}
      {isEmpty ? <p>{texts.progressEmpty}</p> : null}
      {data && !isEmpty ? (
        <>
          <p>{texts.progressLead}</p>
          <WeekChart weeks={data} />
          <details>
            <summary>{texts.asTable}</summary>
            <WeekTable weeks={data} />
          </details>
        </>
      ) : null}
    </section>
  )
}
