import { getRouteApi } from '@tanstack/react-router'
import { JoinByCode } from '../../live/join/join-by-code'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/live/{-$code}')

/** /live and /live/{code}: joins a game by its code (live.md#joining). */
export function LiveJoin() {
  const { client } = route.useRouteContext()
  const { code } = route.useParams()
  const navigate = route.useNavigate()
  return (
    <div className={page.page}>
      <JoinByCode
        key={code}
        client={client}
        code={code}
        onIn={hall => void navigate({ to: '/live/game/$hall', params: { hall } })}
      />
    </div>
  )
}
