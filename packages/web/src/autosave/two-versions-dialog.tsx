import { twoVersionsTexts as texts } from '@duologue/domain/messages/saving/two-versions'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'
import styles from './two-versions-dialog.module.css'

/**
 * Shows two versions of the same thing side by side, of which one must be chosen (saving.md#choosing-a-version);
 * neither is lost while it is open, and closing it chooses nothing. Without `onClose` it stays until one is chosen.
 */
export function TwoVersionsDialog({
  mine,
  theirs,
  onChoose,
  onClose,
}: {
  mine: ReactNode
  theirs: ReactNode
  onChoose: (whose: 'mine' | 'theirs') => void
  onClose?: () => void
}) {
  return (
    <Dialog title={texts.changedTitle} {...(onClose ? { onClose } : {})}>
      <p>{texts.changedLead}</p>
      <div className={styles.versions}>
        <section aria-labelledby="my-version">
          <h3 id="my-version">{texts.yours}</h3>
          {mine}
          <button type="button" className={button.primary} onClick={() => onChoose('mine')}>
            {texts.keepYours}
          </button>
        </section>
        <section aria-labelledby="their-version">
          <h3 id="their-version">{texts.theirs}</h3>
          {theirs}
          <button type="button" className={button.secondary} onClick={() => onChoose('theirs')}>
            {texts.keepTheirs}
          </button>
        </section>
      </div>
    </Dialog>
  )
}
