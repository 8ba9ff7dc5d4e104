import { editorLoginTexts as texts } from '@duologue/domain/messages/editor-login'
import { shell } from '@duologue/domain/messages/shell'
import { songTexts } from '@duologue/domain/messages/songs'
import { Link, useRouterState } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialog'
import styles from './editors-only-dialog.module.css'

/**
 * The blocking dialog; a visitor comes back after logging in, others are led home by /login itself
 * (songs.md#editor-gate).
 */
export function EditorsOnlyDialog({ isVisitor }: { isVisitor: boolean }) {
  const redirect = useRouterState({ select: ({ location }) => location.href })
  const search = isVisitor ? { redirect } : {}
  return (
    <Dialog title={texts.onlyTitle}>
      <p>{songTexts.editorsOnly}</p>
      <p className={styles.ways}>
        <Link to="/home" className={button.quiet}>
          {shell.home}
        </Link>
        <Link to="/signup" search={search} className={button.secondary}>
          {shell.signUp}
        </Link>
        <Link to="/login" search={search} className={button.primary}>
          {shell.logIn}
        </Link>
      </p>
    </Dialog>
  )
}
