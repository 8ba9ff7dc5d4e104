import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { LoginDialog } from '../session/login-dialog'
import button from '../ui/button.module.css'
import { NothingFound } from '../ui/lists/nothing-found'
import styles from './join-page.module.css'
import { useJoin } from './use-join-class'

/** Refusals that the one sentence for failed joins says already. */
const saidAlready = new Set(['', 'join-refused', 'class-not-found', 'invalid-input'])

/** Joining a class in its states: on its way, a login needed, or failed (classes.md#joining). */
export function JoinPage({
  client,
  id,
  code,
  user,
  address,
  onJoined,
  onGiveUp,
}: {
  client: Client
  id: string
  code: string | undefined
  /** Who joins; undefined for a visitor. */
  user: string | undefined
  /** Where a login comes back to. */
  address: string
  onJoined: () => void
  onGiveUp: () => void
}) {
  const fault = useJoin(client, { id, code, user }, onJoined)
  if (user === undefined)
    return (
      <>
        <p>{texts.joinLogIn}</p>
        <LoginDialog reason="join" address={address} onClose={onGiveUp} />
      </>
    )
  if (!fault)
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {texts.joiningNow}
      </div>
    )
  return (
    <div role="alert">
      <NothingFound
        title={texts.joinFailed}
        {...(saidAlready.has(fault.code) ? {} : { hint: fault.message })}
      >
        <Link to="/classes" className={button.primary}>
          {shell.classDashboard}
        </Link>
      </NothingFound>
    </div>
  )
}
