import { Suspense } from 'react'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { latePart } from '../ui/feedback/late-part'

const LinesSaid = latePart(async () => (await import('./lines-said')).LinesSaid)

/** The own progress with a conversation, for who is logged in; it does not come with everybody's page. */
export function OwnProgress({ client, conversation }: { client: Client; conversation: string }) {
  const session = useSession()
  if (session.status === 'visitor') return null
  return (
    <Suspense>
      <LinesSaid client={client} conversation={conversation} user={session.user.id} />
    </Suspense>
  )
}
