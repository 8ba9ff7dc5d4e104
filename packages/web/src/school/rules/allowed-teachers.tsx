import { number } from '@duologue/domain/messages/say'
import { rulesTexts as texts } from '@duologue/domain/messages/school/rules'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { allowancesQuery } from '../people/list-allowances-query'
import styles from '../sheet/data-sheet.module.css'

/** Teachers who may make more pupils than is usual (school.md#rules). */
export function AllowedTeachers({ client }: { client: Client }) {
  const { data, isError, refetch } = useQuery(allowancesQuery(client))
  return (
    <section className={styles.part}>
      <h2>{texts.allowed}</h2>
      {isError && !data ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      ) : null}
      {data ? null : <LoadingVoices />}
      {data?.allowances.length === 0 ? <p>{texts.nobodyAllowed}</p> : null}
      {data && data.allowances.length > 0 ? (
        <ScrollingTable label={texts.allowed} isStacked>
          <thead>
            <tr>
              <th scope="col">{texts.teacher}</th>
              <th scope="col">{texts.inAll}</th>
              <th scope="col">{texts.aDay}</th>
            </tr>
          </thead>
          <tbody>
            {data.allowances.map(({ teacher, made, madeADay }) => (
              <tr key={teacher.id}>
                <th scope="row" data-long>
                  <bdi>{teacher.fullName}</bdi>
                </th>
                <td data-label={texts.inAll}>{number(made)}</td>
                <td data-label={texts.aDay}>{number(madeADay)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      ) : null}
    </section>
  )
}
