import { refusals } from '@duologue/domain/messages/refusals'
import { notFoundTexts } from '@duologue/domain/messages/site/not-found'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionNow } from '../../session/session'
import button from '../../ui/button.module.css'
import { LostLine } from '../../ui/feedback/lost-line'
import { notify } from '../../ui/feedback/notify'
import styles from './not-found.module.css'

const route = getRouteApi('/auth/not-found')

/** /not-found (site.md#not-found): the server answers it with status 404. Who was looked for in vain is told, too. */
export function NotFound() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const { missing, from } = route.useSearch()
  useEffect(() => {
    if (missing === 'user') notify('error', refusals['user-not-found'])
  }, [missing])
  useEffect(() => {
    if (from === undefined) return
    // Asked as a user, the page leads back here, without `from`, when it is not there for them either.
    if (sessionNow().status === 'user') void navigate({ href: from, replace: true })
    else void navigate({ to: '/not-found', replace: true })
  }, [from, navigate])
  // Somebody who came straight here has nothing to go back to.
  const goBack = () => (window.history.length > 1 ? history.back() : void navigate({ to: '/home' }))
  return (
    <div className={styles.notFound}>
      <p className={styles.number} aria-hidden="true">
        {notFoundTexts.number}
      </p>
      <LostLine />
      <h1>{notFoundTexts.headline}</h1>
      <p>{notFoundTexts.text}</p>
      <button type="button" className={button.primary} onClick={goBack}>
        {notFoundTexts.goBack}
      </button>
    </div>
  )
}
