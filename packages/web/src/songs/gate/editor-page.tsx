import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'
import { EditorGate } from './editor-gate'
import { useLoginAgain } from './use-login-again'

const LoginAgainDialog = latePart(
  async () => (await import('./login-again-dialog')).LoginAgainDialog,
)

/** There before it is needed: whoever is logged out may have lost the connection before. */
const ahead = [LoginAgainDialog]

interface FrameProps {
  client: Client
  /** The page for one person, with a client whose calls outlast the login. */
  children: (work: { client: Client; user: string }) => ReactNode
}

/** Tells once who has passed the gate. */
function Passed({ onUser }: { onUser: (id: string) => void }): ReactNode {
  const session = useSession()
  const id = session.status === 'user' ? session.user.id : null
  useEffect(() => {
    if (id !== null) onUser(id)
  }, [id, onUser])
  return null
}

/** The page while it is one person's. */
function Working({ client, user, children }: FrameProps & { user: string }) {
  const work = useLoginAgain(client, user)
  useFetchedAhead(ahead)
  return (
    <div className={page.page}>
      {children({ client: work.client, user })}
      <Suspense>{work.isAsked ? <LoginAgainDialog client={client} /> : null}</Suspense>
    </div>
  )
}

/**
 * Stands around every page on which a song is edited: the gate before it, and the login again over it. A login that
 * ends while something is edited does not take the page away (songs.md#login-that-ends).
 */
export function EditorPage({ client, children }: FrameProps) {
  const session = useSession()
  const [opened, setOpened] = useState<string | null>(null)
  // Somebody else has logged in here: the gate looks at them, and what was edited waits for its own editor.
  const isOther = opened !== null && session.status === 'user' && session.user.id !== opened
  if (isOther) setOpened(null)
  if (opened === null || isOther)
    return (
      <EditorGate>
        <Passed onUser={setOpened} />
      </EditorGate>
    )
  return (
    <Working key={opened} client={client} user={opened}>
      {children}
    </Working>
  )
}
