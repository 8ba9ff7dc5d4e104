import { assignmentTexts as texts } from '@duologue/domain/messages/assignments'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { LoginDialog } from '../session/login-dialog'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'

// Comes when it is asked for: most readers of a conversation teach no class.
const AssignDialog = lazy(async () => ({
  default: (await import('./assign-dialog')).AssignDialog,
}))

/** Assign to Class (S1 section 2, S2 section 2); a visitor is asked to log in first. */
export function AssignButton({
  client,
  conversation,
}: {
  client: Client
  conversation: { id: string; title: string }
}) {
  const [isOpen, setIsOpen] = useState(false)
  const session = useSession()
  const address = useRouterState({ select: ({ location }) => location.href })
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => setIsOpen(true)}>
        {texts.assign}
      </button>
      {isOpen && session.status === 'visitor' ? (
        <LoginDialog reason="assign" address={address} onClose={close} />
      ) : null}
      {isOpen && session.status === 'user' ? (
        <Suspense>
          <AssignDialog
            client={client}
            conversation={conversation}
            user={session.user.id}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
