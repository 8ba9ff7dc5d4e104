import { screenTexts } from '@duologue/domain/messages/live/screen'
import { getRouteApi, Link } from '@tanstack/react-router'
import { HostPage } from '../../live/screen/host-page'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'

const route = getRouteApi('/main/live/game/$hall/screen')

/** /live/game/{hall}/screen: what a host shows to everybody (live.md#the-screen). */
export function LiveScreen() {
  const { client } = route.useRouteContext()
  const { hall } = route.useParams()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded(`/live/game/${hall}/screen`)
  if (session.status === 'visitor') return null
  return (
    <HostPage
      key={hall}
      client={client}
      hall={hall}
      onMember={() => void navigate({ to: '/live/game/$hall', params: { hall }, replace: true })}
      onAgain={next => void navigate({ to: '/live/game/$hall/screen', params: { hall: next } })}
      report={
        <Link to="/live/$hall/report" params={{ hall }} className={button.secondary}>
          {screenTexts.report}
        </Link>
      }
    />
  )
}
