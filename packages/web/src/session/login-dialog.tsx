import { loginNeededTexts as texts } from '@duologue/domain/messages/accounts/login-needed'
import { shell } from '@duologue/domain/messages/site/shell'
import { productName } from '@duologue/domain/site/product-name'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'
import styles from './login-dialog.module.css'

/**
 * Tells a visitor that something needs a login, and leads there and back to `address` (site.md#login-dialog).
 *
 * @param reason what was wanted; its sentence is shown.
 */
export function LoginDialog({
  reason,
  address,
  onClose,
}: {
  reason: keyof typeof texts.reasons
  address: string
  onClose: () => void
}) {
  const search = { redirect: address }
  return (
    <Dialog title={texts.title(productName)} onClose={onClose}>
      <p>{texts.reasons[reason]}</p>
      <p className={styles.ways}>
        <Link to="/signup" search={search} className={button.secondary}>
          {shell.signUp}
        </Link>
        <Link to="/login" search={search} className={button.primary} data-first>
          {shell.logIn}
        </Link>
      </p>
    </Dialog>
  )
}
