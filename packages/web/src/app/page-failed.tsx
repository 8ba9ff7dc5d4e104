import { shell } from '@duologue/domain/messages/site/shell'
import { useRouter } from '@tanstack/react-router'
import { LoadFailed } from '../ui/feedback/load-failed'
import styles from './page-failed.module.css'

/**
 * A page that could not be made, with a way to try again; the message is safe to show, the error is not. A file of the
 * page that did not come is not asked for twice by the same document, so it is loaded anew, unless nothing would come.
 */
export function PageFailed() {
  const router = useRouter()
  const again = () => (navigator.onLine ? location.reload() : void router.invalidate())
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{shell.somethingWrong}</h1>
      <LoadFailed message={shell.somethingWrong} onRetry={again} />
      <p className={styles.home}>
        <a href="/home">{shell.home}</a>
      </p>
    </div>
  )
}
