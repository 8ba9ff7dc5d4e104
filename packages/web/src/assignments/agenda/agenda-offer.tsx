import { Suspense } from 'react'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import styles from './agenda-band.module.css'

const AgendaBand = latePart(async () => (await import('./agenda-band')).AgendaBand)

/**
 * What is next in the own classes, on /home, for who has some; it does not come with everybody's page. Its place is kept
 * until it is there, so that nothing moves.
 */
export function AgendaOffer({ client }: { client: Client }) {
  const session = useSession()
  if (session.status === 'visitor') return null
  const { id, classesTaught, classesEnrolled } = session.user
  if (classesTaught.length + classesEnrolled.length === 0) return null
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AgendaBand client={client} user={id} />
    </Suspense>
  )
}
