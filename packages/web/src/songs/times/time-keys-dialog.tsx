import {
  timeSyncDialogTexts as texts,
  timeSyncKeys,
} from '@duologue/domain/messages/songs/time-sync-dialogs'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './time-keys-dialog.module.css'

const Keys = ({ keys }: { keys: readonly (readonly [string, string])[] }) => (
  <dl className={styles.keys}>
    {keys.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)

/** The sheet of the keys of the time-sync page. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.keysTitle} onClose={onClose}>
    <p>{texts.keysLead}</p>
    <Keys keys={timeSyncKeys.tapping} />
    <p>{texts.keysAlways}</p>
    <Keys keys={timeSyncKeys.always} />
  </Dialog>
)
