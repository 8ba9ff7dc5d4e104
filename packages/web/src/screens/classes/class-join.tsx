import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { JoinPage } from '../../classes/join-page'
import { useSession } from '../../session/session'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

const route = getRouteApi('/main/classes/$classId/join')

/** /classes/{classId}/join: joins whoever is logged in, then shows the class (classes.md#joining). */
export function ClassJoin() {
  const { client } = route.useRouteContext()
  const { classId } = route.useParams()
  const { code } = route.useSearch()
  const navigate = route.useNavigate()
  const session = useSession()
  const isAwake = useAwake()
  const user = session.status === 'user' ? session.user.id : undefined
  const params = { classId }
  return (
    <div className={`${page.page} ${page.stack}`}>
      <h1>{shell.joinClass}</h1>
      {isAwake ? (
        <JoinPage
          key={`${classId} ${code}`}
          client={client}
          id={classId}
          code={code}
          user={user}
          address={`/classes/${classId}/join${code ? `?code=${code}` : ''}`}
          onJoined={() => void navigate({ to: '/classes/$classId/student', params, replace: true })}
          onGiveUp={() => void navigate({ to: '/classes', replace: true })}
        />
      ) : null}
    </div>
  )
}
