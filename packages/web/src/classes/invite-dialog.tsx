import { spacedJoinCode } from '@duologue/domain/classes/join-code'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialogs/dialog'
import { QrCode } from '../ui/qr-code'
import styles from './invite-dialog.module.css'

/** The link to join as large as the window, for the wall of a classroom (classes.md#join-link). */
export function InviteDialog({
  name,
  link,
  joinCode,
  onClose,
}: {
  /** That of the class. */
  name: string
  link: string
  /** What may be typed instead. */
  joinCode: string
  onClose: () => void
}) {
  return (
    <Dialog title={texts.inviteTo(name)} isWhole onClose={onClose}>
      <div className={styles.invite}>
        <div className={styles.code}>
          <QrCode address={link} label={texts.inviteCode} />
        </div>
        <div className={styles.told}>
          <p className={styles.lead}>{texts.inviteLead}</p>
          <p className={styles.joinCode} translate="no">
            {spacedJoinCode(joinCode)}
          </p>
          <p>{texts.joinCodeLead}</p>
          <p className={styles.link}>{link}</p>
          <p>{texts.joinLinkLead}</p>
          <p>
            <CopyButton text={link} copied={texts.linkCopied}>
              {texts.copyLink}
            </CopyButton>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
