import { pressDialogTexts } from '@duologue/domain/messages/saving-by-press'
import { lazy, Suspense } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { TimeSheet } from './time-sheet'

// Each dialog comes when it is first opened.
const OffsetDialog = lazy(async () => ({
  default: (await import('./offset-dialog')).OffsetDialog,
}))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }))
const TimeClashDialog = lazy(async () => ({
  default: (await import('./time-clash-dialog')).TimeClashDialog,
}))

/** Which dialog of the time-sync page is open. */
export type TimeSyncDialog = 'save' | 'offset' | 'keys' | null

/** The dialogs of the time-sync page; what was set in two places comes before all others. */
export function TimeSyncDialogs({
  sheet,
  open,
  isClashing,
  onClose,
}: {
  sheet: TimeSheet
  open: TimeSyncDialog
  isClashing: boolean
  onClose: () => void
}) {
  const { conflict } = sheet.now()
  return (
    <Suspense>
      {conflict && isClashing ? (
        <TimeClashDialog
          sheet={sheet}
          fields={conflict.fields}
          theirs={conflict.theirs.fields}
          onClose={onClose}
        />
      ) : null}
      {open === 'offset' ? <OffsetDialog sheet={sheet} onClose={onClose} /> : null}
      {open === 'keys' ? <KeysDialog onClose={onClose} /> : null}
      {open === 'save' ? (
        <ConfirmDialog
          title={pressDialogTexts.saveTitle}
          confirm={pressDialogTexts.saveYes}
          look="primary"
          onConfirm={async () => {
            onClose()
            await sheet.flush()
          }}
          onClose={onClose}
        >
          <p>{pressDialogTexts.save}</p>
        </ConfirmDialog>
      ) : null}
    </Suspense>
  )
}
