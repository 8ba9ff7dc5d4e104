import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

const TurnsDuel = latePart(async () => (await import('../../live/visit/turns-duel')).TurnsDuel)

const route = getRouteApi('/main/pairs/game/$pair')

/** /pairs/game/{pair}: one's part in a duel of two, and how it went (live.md#in-turns). */
export function PairDuel() {
  const { client } = route.useRouteContext()
  const { pair } = route.useParams()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded(`/pairs/game/${pair}`)
  if (session.status === 'visitor') return <div className={page.page} />
  return (
    <Suspense>
      <TurnsDuel
        key={pair}
        client={client}
        id={pair}
        user={session.user.id}
        onGone={() => void navigate({ to: '/not-found', replace: true })}
        onLeft={() => void navigate({ to: '/pairs/{-$code}', replace: true })}
      />
    </Suspense>
  )
}
