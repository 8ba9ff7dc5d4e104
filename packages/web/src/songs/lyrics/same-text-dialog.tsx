import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from '../editing/song-dialogs.module.css'

/** Asks for whom a change of a lyric is, when others have its text: for all, for this one, or for none. */
export function SameTextDialog({
  others,
  onAll,
  onHere,
  onTakeBack,
}: {
  others: number
  onAll: () => void
  onHere: () => void
  onTakeBack: () => void
}) {
  return (
    <Dialog title={texts.sameTextTitle} onClose={onHere}>
      <p>{texts.sameText(others)}</p>
      <div className={styles.actions}>
        <button type="button" className={button.quiet} onClick={onTakeBack}>
          {texts.takeBack}
        </button>
        <button type="button" className={button.secondary} onClick={onHere}>
          {texts.onlyHere}
        </button>
        <button type="button" className={button.primary} onClick={onAll}>
          {texts.toAll}
        </button>
      </div>
    </Dialog>
  )
}
