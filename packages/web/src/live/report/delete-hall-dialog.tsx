import { hallReportTexts as texts } from '@duologue/domain/messages/live/of-report'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'

/** Deletes what remains of a game, once it was asked about (live.md#deleting). */
export function DeleteHallDialog({
  client,
  hall,
  onDeleted,
  onClose,
}: {
  client: Client
  hall: string
  onDeleted: () => void
  onClose: () => void
}) {
  const deleteIt = async () => {
    const deleted = () => client.live.deleteHall({ params: { id: hall } })
    if (await makeCall(client, deleted, texts.deleted)) onDeleted()
  }
  return (
    <ConfirmDialog
      title={texts.deleteSure}
      confirm={texts.delete}
      onConfirm={deleteIt}
      onClose={onClose}
    >
      <p>{texts.deleteNote}</p>
    </ConfirmDialog>
  )
}
