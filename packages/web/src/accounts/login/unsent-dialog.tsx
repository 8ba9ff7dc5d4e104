import {
  logOutTexts as texts,
  type Unsent,
  unsentLead,
} from '@duologue/domain/messages/accounts/log-out'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './unsent-dialog.module.css'

/** Tells what would be lost by logging out now, with the ways to save it, to stay, or to lose it (decision 068). */
export function UnsentDialog({
  unsent,
  onAgain,
  onStay,
  onLeave,
}: {
  unsent: Unsent
  onAgain: () => void
  onStay: () => void
  onLeave: () => void
}) {
  return (
    <Dialog title={texts.title} onClose={onStay}>
      <p>{unsentLead(unsent)}</p>
      {unsent.edits > 0 ? (
        <p>
          <a href="/recover">{texts.recover}</a>
        </p>
      ) : null}
      <p className={styles.ways}>
        <button type="button" className={button.primary} onClick={onAgain}>
          {texts.again}
        </button>
        <button type="button" className={button.secondary} onClick={onStay}>
          {texts.stay}
        </button>
        <button type="button" className={button.danger} onClick={onLeave}>
          {texts.leave}
        </button>
      </p>
    </Dialog>
  )
}
