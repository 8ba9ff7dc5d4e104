import { isUnsafeToLeave } from '@duologue/domain/saving/book-status'
import { songDialogTexts as texts } from '@duologue/domain/messages/song-editor'
import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/confirm-dialog'
import type { SongBook } from './song-book'

/** Asks before the page is left while something is not saved (S3 section 2.9); the tab is held back only then. */
export function LeaveSong({ book }: { book: SongBook }) {
  const isUnsafe = () => book.now().leads === 'leads' && isUnsafeToLeave(book.now().status)
  const blocked = useBlocker({
    shouldBlockFn: isUnsafe,
    enableBeforeUnload: isUnsafe,
    withResolver: true,
  })
  if (blocked.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      confirm={texts.leaveYes}
      onConfirm={async () => blocked.proceed()}
      onClose={blocked.reset}
    >
      <p>{texts.leave}</p>
    </ConfirmDialog>
  )
}
