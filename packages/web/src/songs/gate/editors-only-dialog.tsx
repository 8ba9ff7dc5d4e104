import { shell } from '@duologue/domain/messages/site/shell'
import { editorLoginTexts as texts } from '@duologue/domain/messages/songs/editor-login'
import { songTexts } from '@duologue/domain/messages/songs/songs'
import { Link, useRouterState } from '@tanstack/react-router'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
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
