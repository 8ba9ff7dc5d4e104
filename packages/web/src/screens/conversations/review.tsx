import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { readAskedReview } from '../../learn/asked/asked-review'
import { reviewQuery } from '../../learn/get-review-query'
import { ReviewDay } from '../../learn/review-day'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'
import styles from './review.module.css'

const route = getRouteApi('/main/review')

/** /review: the lines of all conversations that are due today (learn.md#review). */
export function Review() {
  const { client } = route.useRouteContext()
  useLoginNeeded('/review')
  const asked = readAskedReview({ ...route.useSearch() })
  const session = useSession()
  const user = session.status === 'user' ? session.user.id : null
  const { data, isPending, refetch } = useQuery({
    ...reviewQuery(client, user ?? '', asked.language),
    enabled: user !== null,
  })
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1 className={styles.review}>{texts.reviewTitle}</h1>
      <div className={styles.review}>
        {isPending ? <LoadingVoices /> : null}
        {data ? (
          <ReviewDay client={client} due={{ ...data, order: data.order.slice(0, asked.lines) }} />
        ) : null}
        {!isPending && !data ? (
          <LoadFailed message={texts.reviewFailed} onRetry={() => void refetch()} />
        ) : null}
      </div>
    </div>
  )
}
