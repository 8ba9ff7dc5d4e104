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
  isOffline,
  onAgain,
  onStay,
  onLeave,
}: {
  unsent: Unsent
  /** Nobody answers: nothing can be sent, and staying comes first. */
  isOffline: boolean
  onAgain: () => void
  onStay: () => void
  onLeave: () => void
}) {
  const canBeSent = unsent.plays + unsent.answers > 0
  const stay = (
    <button
      type="button"
      className={isOffline ? button.primary : button.secondary}
      onClick={onStay}
    >
      {texts.stay}
    </button>
  )
  return (
    <Dialog title={texts.title} onClose={onStay}>
      <p>{unsentLead(unsent)}</p>
      {isOffline ? <p>{texts.offline}</p> : null}
      {unsent.edits > 0 ? (
        <p>
          <a href="/recover">{texts.recover}</a>
        </p>
      ) : null}
      <p className={styles.ways}>
        {isOffline ? stay : null}
        <button
          type="button"
          className={isOffline ? button.secondary : button.primary}
          onClick={onAgain}
        >
          {canBeSent ? texts.send : texts.again}
        </button>
        {isOffline ? null : stay}
        <button type="button" className={button.danger} onClick={onLeave}>
          {texts.leave}
        </button>
      </p>
    </Dialog>
  )
}
