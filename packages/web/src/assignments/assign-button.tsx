import { conversationTexts as texts } from '@duologue/domain/messages/conversations'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { LoginOffer } from '../session/login-offer'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import type { Assignable } from './assignable'

// Comes when it is asked for: most readers teach no class.
const AssignDialog = lazy(async () => ({
  default: (await import('./assign-dialog')).AssignDialog,
}))

/** Assign to Class (S1 section 2, S2 section 2); a visitor is asked to log in first. */
export function AssignButton({
  client,
  thing,
  address,
  isOneOfMany = false,
}: {
  client: Client
  thing: Assignable
  /** Where a visitor comes back to after the login. */
  address: string
  /** Among other things that can be assigned, it names its own. */
  isOneOfMany?: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  const session = useSession()
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        aria-label={isOneOfMany ? texts.assignThis(thing.title) : undefined}
        onClick={() => setIsOpen(true)}
      >
        {texts.assign}
      </button>
      {isOpen && session.status === 'visitor' ? (
        <LoginOffer reason="assign" address={address} onClose={close} />
      ) : null}
      {isOpen && session.status === 'user' ? (
        <Suspense>
          <AssignDialog client={client} thing={thing} user={session.user.id} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
