import { shell } from '@duologue/domain/messages/site/shell'
import type { ReactNode } from 'react'
import { LoadFailed } from '../feedback/load-failed'
import styles from './endless-list.module.css'
import { WhenSeen } from './when-seen'

/** What a list needs of its query: an infinite one of TanStack Query fits. */
interface Pages {
  hasNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** A list with its count, whose further pages come as its end comes into view; `shown` is how many are there. */
export function EndlessList({
  pages,
  count,
  shown,
  isBusy,
  failed,
  end,
  children,
}: {
  pages: Pages
  /** "3 conversations found". */
  count?: string
  shown: number
  isBusy: boolean
  /** What is said when the next page did not come. */
  failed: string
  /** What is said when a list of several pages is at its end. */
  end?: string | undefined
  children: ReactNode
}) {
  const more = () => void pages.fetchNextPage()
  return (
    <section aria-busy={isBusy} className={styles.results}>
      {count ? (
        <p role="status" className={styles.count}>
          {count}
        </p>
      ) : null}
      {children}
      {pages.isFetchNextPageError ? (
        <LoadFailed message={failed} onRetry={more} />
      ) : pages.hasNextPage ? (
        <WhenSeen key={shown} onSeen={more}>
          <p className={styles.more}>{shell.loadingMore}</p>
        </WhenSeen>
      ) : end ? (
        <p className={styles.more}>{end}</p>
      ) : null}
    </section>
  )
}
