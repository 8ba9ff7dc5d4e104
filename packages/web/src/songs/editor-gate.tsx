import { editorTexts as texts } from '@duologue/domain/messages/editor'
import { shell } from '@duologue/domain/messages/shell'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialog'
import { LoadingVoices } from '../ui/loading-voices'
import { useAwake } from '../ui/use-awake'
import styles from './editor-gate.module.css'

/** The blocking dialog; a visitor comes back after logging in, others are led home by /login itself (S3 section 6). */
function Gate({ isVisitor }: { isVisitor: boolean }) {
  const redirect = useRouterState({ select: ({ location }) => location.href })
  const search = isVisitor ? { redirect } : {}
  return (
    <Dialog title={texts.editorsOnlyTitle}>
      <p>{texts.editorsOnly}</p>
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

/**
 * Stands around every page of the editor: whoever is neither editor nor admin gets a dialog that nothing closes (S3
 * section 2.2). Until it is known who is here there is a spinner.
 */
export function EditorGate({ children }: { children: ReactNode }) {
  const isAwake = useAwake()
  const session = useSession()
  if (!isAwake) return <LoadingVoices />
  if (session.status === 'user' && session.user.role) return children
  return <Gate isVisitor={session.status === 'visitor'} />
}
