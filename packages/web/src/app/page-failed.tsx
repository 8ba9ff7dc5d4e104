import { shell } from '@duologue/domain/messages/site/shell'
import { useRouter } from '@tanstack/react-router'
import { NoAnswer } from '../api/connection'
import { Late } from '../ui/feedback/late'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { connection } from '../ui/has-connection'
import { useStore } from '../ui/store'
import styles from './page-failed.module.css'

const OnThisDevice = latePart(async () => (await import('../offline/on-this-device')).OnThisDevice)

/**
 * A page that could not be made, with a way to try again; the message is safe to show, the error is not. Where nobody
 * answers it is asked for again in this document (offline.md#no-connection). A file of the page that did not come is not
 * asked for twice by the same document, so it is loaded anew, unless nothing would come.
 */
export function PageFailed({ error }: { error: unknown }) {
  const router = useRouter()
  const isUnanswered = error instanceof NoAnswer
  const isAway = !useStore(connection) || isUnanswered
  const message = isAway ? shell.needsConnection : shell.somethingWrong
  const again = () =>
    navigator.onLine && !isUnanswered ? location.reload() : void router.invalidate()
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{message}</h1>
      <LoadFailed message={message} onRetry={again} />
      {isAway ? (
        <Late>
          <OnThisDevice />
        </Late>
      ) : null}
      <p className={styles.home}>
        <a href="/home">{shell.home}</a>
      </p>
    </div>
  )
}
