import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import styles from './assign-button.module.css'
import type { Assignable } from './assignable'

// Comes when it is asked for: most readers teach no class.
const AssignOffer = latePart(async () => (await import('./assign-offer')).AssignOffer)

/**
 * Assign to Class (conversations.md#conversation-page, assignments.md#assign-to-class); a visitor is asked to log in
 * first. Students can make no class, so they are not offered it.
 */
export function AssignButton({
  client,
  thing,
  address,
  label,
  name,
  isLarge = false,
}: {
  client: Client
  thing: Assignable
  /** Where a visitor comes back to after the login. */
  address: string
  label: string
  /** What it is called among others of its kind. */
  name?: string
  /** As large as what stands at the head of a page. */
  isLarge?: boolean
}) {
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (session.status === 'user' && session.user.type === 'student') return null
  return (
    <>
      <button
        type="button"
        className={[button.secondary, isLarge && button.large, styles.notForStudents]
          .filter(Boolean)
          .join(' ')}
        aria-label={name}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="user" /> {label}
      </button>
      {isOpen ? (
        <Suspense>
          <AssignOffer {...{ client, thing, address }} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
