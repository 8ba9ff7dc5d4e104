import { shell } from '@duologue/domain/messages/shell'
import { useNavigate, useRouter } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import styles from './not-found.module.css'

/** /not-found (S1 section 2): the server answers it with status 404. */
export function NotFound() {
  const { history } = useRouter()
  const navigate = useNavigate()
  // Somebody who came straight here has nothing to go back to.
  const goBack = () => (window.history.length > 1 ? history.back() : void navigate({ to: '/home' }))
  return (
    <div className={styles.notFound}>
      <p className={styles.number} aria-hidden="true">
        {shell.notFoundNumber}
      </p>
      <h1>{shell.notFoundHeadline}</h1>
      <p>{shell.notFoundText}</p>
      <button type="button" className={button.primary} onClick={goBack}>
        {shell.goBack}
      </button>
    </div>
  )
}
