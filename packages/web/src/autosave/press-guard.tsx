import { useBlocker } from '@tanstack/react-router'
import { Suspense } from 'react'
import { latePart, useFetchedAhead } from '../ui/feedback/late-part'

const LeaveDialog = latePart(async () => (await import('./leave-dialog')).LeaveDialog)

/** There before it is needed: whoever leaves may have lost the connection before. */
const ahead = [LeaveDialog]

/**
 * Keeps a page without autosave from being left with unsaved changes (songs.md#leaving). On the way back to `back` it
 * asks whether to discard them, and `onDiscard` does so; on any other way it asks whether to leave: they then wait on
 * this device. The browser itself asks before the tab is closed.
 */
export function PressGuard({
  isDirty,
  back,
  onDiscard,
}: {
  isDirty: () => boolean
  back: string
  onDiscard: () => void
}) {
  const blocked = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  useFetchedAhead(ahead)
  if (blocked.status !== 'blocked') return null
  const discard = () => {
    onDiscard()
    blocked.proceed()
  }
  return (
    <Suspense>
      <LeaveDialog
        isBack={blocked.next.pathname === back}
        onDiscard={discard}
        onLeave={blocked.proceed}
        onStay={blocked.reset}
      />
    </Suspense>
  )
}
