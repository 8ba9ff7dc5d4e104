import { getRouteApi } from '@tanstack/react-router'
import { MemberPage } from '../../live/phone/member-page'
import { useAwake } from '../../ui/store'

const route = getRouteApi('/main/live/game/$hall')

/** /live/game/{hall}: the page of somebody who plays with others (live.md#the-phone). */
export function LiveGame() {
  const { client } = route.useRouteContext()
  const { hall } = route.useParams()
  const navigate = route.useNavigate()
  // Who plays is known here alone: the server has nothing to show.
  return useAwake() ? (
    <MemberPage
      key={hall}
      client={client}
      hall={hall}
      onHost={() =>
        void navigate({ to: '/live/game/$hall/screen', params: { hall }, replace: true })
      }
      onFollow={next => void navigate({ to: '/live/game/$hall', params: { hall: next } })}
    />
  ) : null
}
