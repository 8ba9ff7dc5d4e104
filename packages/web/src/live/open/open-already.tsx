import { openHallTexts as texts } from '@duologue/domain/messages/live/open-hall'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from './open-already.module.css'
import type { OtherHall } from './open-hall-in'

/** Another game is open: it is gone to, or ended (live.md#opening). */
export function OpenAlready({
  other,
  isSending,
  onGo,
  onEnd,
  onClose,
}: {
  other: OtherHall
  isSending: boolean
  onGo: () => void
  onEnd: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={texts.openAlready(other.title)} onClose={onClose}>
      <div className={styles.ways}>
        <button type="button" className={button.primary} data-first onClick={onGo}>
          {texts.goToIt}
        </button>
        <button type="button" className={button.secondary} disabled={isSending} onClick={onEnd}>
          {texts.endAndOpen}
        </button>
      </div>
    </Dialog>
  )
}
