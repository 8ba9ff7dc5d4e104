import { Suspense } from 'react'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { latePart } from '../ui/feedback/late-part'

const ReviewDue = latePart(async () => (await import('./review-due')).ReviewDue)

/** What is due today, on /home, for who is logged in; it does not come with everybody's page. */
export function ReviewOffer({ client }: { client: Client }) {
  const session = useSession()
  if (session.status === 'visitor') return null
  return (
    <Suspense>
      <ReviewDue client={client} user={session.user.id} />
    </Suspense>
  )
}
