import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { useSheetValue } from '../../autosave/use-sheet-value'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import type { AddSheet } from './add-sheet'
import { getSaveProgressQuery } from './get-save-progress-query'
import styles from './save-lyrics-dialog.module.css'

/** How far the save has come, as the server tells. */
function Progress({ client, sheet }: { client: Client; sheet: AddSheet }) {
  const { data } = useQuery(getSaveProgressQuery(client, sheet.song.id, sheet.saveKey()))
  const { step, done, total } = data ?? { step: 'unknown' as const, done: 0, total: 0 }
  return (
    <p className={styles.progress} role="status">
      {texts.saving[step]}
      <progress max={Math.max(1, total)} value={step === 'saved' ? total : done || undefined} />
    </p>
  )
}

/** Asks before many lyrics are saved, and stays open until they are (lyrics.md#save-lyrics). */
export function SaveLyricsDialog({
  client,
  sheet,
  onSave,
  onClose,
}: {
  client: Client
  sheet: AddSheet
  onSave: () => Promise<void>
  onClose: () => void
}) {
  const isSaving = useSheetValue(sheet, it => it.status() === 'pending')
  return (
    <ConfirmDialog
      title={texts.saveTitle}
      confirm={texts.saveYes}
      look="primary"
      onConfirm={onSave}
      onClose={onClose}
    >
      <p>{texts.saveLead}</p>
      {isSaving ? <Progress client={client} sheet={sheet} /> : null}
    </ConfirmDialog>
  )
}
