import { spacedJoinCode } from '@duologue/domain/classes/join-code'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { qrCode } from '@duologue/domain/text/qr-code'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialogs/dialog'
import styles from './invite-dialog.module.css'

/** The light border that a code needs all around, in squares. */
const border = 4

/** A text as a code that phones read. */
function Code({ text }: { text: string }) {
  const code = qrCode(text)
  if (!code) return null
  const size = code.length + border * 2
  const squares = code.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + border} ${y + border}h1v1h-1z` : '')),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.code}
      role="img"
      aria-label={texts.inviteCode}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}

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
        <Code text={link} />
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
