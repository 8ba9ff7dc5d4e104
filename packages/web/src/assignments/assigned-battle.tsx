import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { latePart } from '../ui/feedback/late-part'
import { LoadFailed } from '../ui/feedback/load-failed'
import { useAwake } from '../ui/store'
import styles from './assignments.module.css'
import { assignmentQuery } from './get-assignment-query'

const LoginDialog = latePart(async () => (await import('../session/login-dialog')).LoginDialog)

/**
 * A battle that belongs to an assignment: it needs a login, and its assignment before it can begin
 * (assignments.md#playing-an-assignment ). One that is not for this user leaves the conversation to be played freely,
 * and says so.
 */
export function AssignedBattle({
  client,
  id,
  waiting,
  children,
}: {
  client: Client
  id: string
  waiting: ReactNode
  /** `again` asks for the assignment anew, when a game could not be begun for it as it is known here. */
  children: (assignment: Assignment | undefined, note: ReactNode, again: () => void) => ReactNode
}) {
  const isAwake = useAwake()
  const session = useSession()
  const address = useRouterState({ select: ({ location }) => location.href })
  const navigate = useNavigate()
  const user = session.status === 'user' ? session.user.id : ''
  const { data, error, refetch } = useQuery({
    ...assignmentQuery(client, id, user),
    enabled: user !== '',
    // A game that was begun goes on with the assignment that it began with.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isAwake) return waiting
  if (session.status === 'visitor') {
    return (
      <>
        {waiting}
        <Suspense>
          <LoginDialog
            reason="assignment"
            address={address}
            onClose={() =>
              void navigate({
                to: '.',
                search: ({ assignment: _, ...others }) => others,
                replace: true,
              })
            }
          />
        </Suspense>
      </>
    )
  }
  const again = () => void refetch()
  // It may have gone since it was first seen.
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
    return children(undefined, <p className={styles.info}>{texts.notYours}</p>, again)
  }
  if (data) return children(data, null, again)
  if (!error) return waiting
  return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
}
