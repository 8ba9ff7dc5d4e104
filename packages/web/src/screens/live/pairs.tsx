import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import { useAwake } from '../../ui/store'

// What is on it comes with it alone: no other page knows of it.
const AcceptInvitation = latePart(
  async () => (await import('../../live/duels/accept-invitation')).AcceptInvitation,
)
const CodeForm = latePart(async () => (await import('../../live/duels/code-form')).CodeForm)
const OwnPairs = latePart(async () => (await import('../../live/duels/own-pairs')).OwnPairs)

const route = getRouteApi('/main/pairs/{-$code}')

/** One's own duels of two, and the way to others (live.md#pairs). */
function All() {
  const { client } = route.useRouteContext()
  const navigate = route.useNavigate()
  const session = useSession()
  useLoginNeeded('/pairs')
  if (session.status === 'visitor') return null
  return (
    <>
      <h1>{shell.pairPlay}</h1>
      <Suspense>
        <OwnPairs client={client} user={session.user.id} />
      </Suspense>
      <Suspense>
        <CodeForm onCode={code => void navigate({ to: '/pairs/{-$code}', params: { code } })} />
      </Suspense>
    </>
  )
}

/** /pairs and /pairs/{code}, what an invitation leads to (live.md#invitations). */
export function Pairs() {
  const { client } = route.useRouteContext()
  const { code } = route.useParams()
  const navigate = route.useNavigate()
  // Who is here is known here alone: the server has nothing to show.
  const isAwake = useAwake()
  const toDuel = (pair: string) =>
    void navigate({ to: '/pairs/game/$pair', params: { pair }, replace: true })
  const toGame = (hall: string) =>
    void navigate({ to: '/live/game/$hall', params: { hall }, replace: true })
  return (
    <div className={`${page.page} ${page.stack}`}>
      {!isAwake ? null : code ? (
        <Suspense>
          <AcceptInvitation
            key={code}
            client={client}
            code={code}
            onAccepted={toDuel}
            onGame={toGame}
          />
        </Suspense>
      ) : (
        <All />
      )}
    </div>
  )
}
