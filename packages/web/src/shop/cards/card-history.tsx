import type { CardEntry } from '@duologue/contract/shapes/card-shapes'
import { named } from '@duologue/domain/messages/joined'
import { moment } from '@duologue/domain/messages/said-in'
import { shopTexts as texts } from '@duologue/domain/messages/shop/shop'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { EndlessList } from '../../ui/lists/endless-list'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { ledgerQuery } from '../get-ledger-query'
import styles from '../shop-table.module.css'

const whatOf = ({ reason, about }: CardEntry) =>
  about === null ? texts.reasons[reason] : named(texts.reasons[reason], about)

/** How a student's cards came about, the latest first: the ledger behind the number. */
export function CardHistory({
  client,
  shop,
  student,
}: {
  client: Client
  shop: string
  /** Whose; without it one's own. */
  student?: string | undefined
}) {
  const pages = useInfiniteQuery(ledgerQuery(client, shop, student))
  const { items: entries } = useWholeList(pages, page => page.entries)
  if (pages.isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!pages.data)
    return <LoadFailed message={texts.historyFailed} onRetry={() => void pages.refetch()} />
  if (entries.length === 0) return <p>{texts.noHistory}</p>
  return (
    <EndlessList
      pages={pages}
      shown={entries.length}
      isBusy={pages.isFetchingNextPage}
      failed={texts.historyFailed}
    >
      <ScrollingTable label={texts.history} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.change}</th>
            <th scope="col">{texts.balance}</th>
            <th scope="col">{texts.when}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={entry.id}>
              <th scope="row" className={styles.what}>
                {whatOf(entry)}
              </th>
              <td className={styles.number}>{texts.changeOf(entry.cards)}</td>
              <td className={styles.number} data-label={texts.balance}>
                {texts.number(entry.balance)}
              </td>
              <td>{moment(Date.parse(entry.at))}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </EndlessList>
  )
}
