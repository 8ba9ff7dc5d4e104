import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { LoginOffer } from '../../session/login-offer'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import type { Assignable } from './assignable'

const AssignDialog = latePart(async () => (await import('./assign-dialog')).AssignDialog)

/** What Assign to Class opens: for a visitor the login, for a user the dialog (assignments.md#assign-to-class). */
export function AssignOffer({
  client,
  thing,
  address,
  onClose,
}: {
  client: Client
  thing: Assignable
  address: string
  onClose: () => void
}) {
  const session = useSession()
  if (session.status === 'visitor')
    return <LoginOffer reason="assign" address={address} onClose={onClose} />
  if (session.status !== 'user') return null
  return (
    <Suspense>
      <AssignDialog client={client} thing={thing} user={session.user.id} onClose={onClose} />
    </Suspense>
  )
}
