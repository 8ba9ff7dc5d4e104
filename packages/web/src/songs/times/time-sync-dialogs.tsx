import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { pressDialogTexts } from '@duologue/domain/messages/saving/saving-by-press'
import type { Client } from '../../api/client'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import type { Video } from '../../video/video'
import { OffsetDialog } from './offset-dialog'
import { ProposeDialog } from './proposal/propose-dialog'
import { RestDialog } from './rest-dialog'
import { TimeClashDialog } from './time-clash-dialog'
import { KeysDialog } from './time-keys-dialog'
import type { TimeSheet } from './time-sheet'

/** Which dialog of the time-sync page is open. */
export type TimeSyncDialog = 'save' | 'offset' | 'keys' | 'propose' | { restFrom: number } | null

/** The dialogs of the time-sync page; what was set in two places comes before all others. */
export function TimeSyncDialogs({
  client,
  song,
  sheet,
  video,
  open,
  clash,
  onClose,
}: {
  client: Client
  song: WholeSong
  sheet: TimeSheet
  video: Video
  open: TimeSyncDialog
  clash: ReturnType<TimeSheet['now']>['conflict']
  onClose: () => void
}) {
  return (
    <>
      {clash ? (
        <TimeClashDialog
          sheet={sheet}
          fields={clash.fields}
          theirs={clash.theirs.fields}
          onClose={onClose}
        />
      ) : null}
      {open === 'offset' ? <OffsetDialog sheet={sheet} onClose={onClose} /> : null}
      {typeof open === 'object' && open ? (
        <RestDialog sheet={sheet} video={video} from={open.restFrom} onClose={onClose} />
      ) : null}
      {open === 'propose' ? (
        <ProposeDialog client={client} sheet={sheet} song={song} onClose={onClose} />
      ) : null}
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
    </>
  )
}
