import { type ReactNode, Suspense } from 'react'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useAwake } from '../../ui/store'

// Editors never see it.
const EditorsOnlyDialog = latePart(
  async () => (await import('./editors-only-dialog')).EditorsOnlyDialog,
)

/**
 * Stands around every page of the editor: whoever is neither editor nor admin gets a dialog that nothing closes
 * (songs.md#editor-gate ). Until it is known who is here there is a spinner.
 */
export function EditorGate({ children }: { children: ReactNode }) {
  const isAwake = useAwake()
  const session = useSession()
  if (!isAwake) return <LoadingVoices />
  if (session.status === 'user' && session.user.role) return children
  return (
    <Suspense fallback={<LoadingVoices />}>
      <EditorsOnlyDialog isVisitor={session.status === 'visitor'} />
    </Suspense>
  )
}
