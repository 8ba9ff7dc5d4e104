import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../../session/session'
import { Icon } from '../../ui/icon'
import styles from './account-menu.module.css'

const menuId = 'account-menu'

/** Login and Sign Up for a visitor, the avatar with its menu for a user (site.md#header). */
export function AccountMenu() {
  const session = useSession()
  // From one page around logging in to another, the way back is not lost.
  const { redirect } = useSearch({ strict: false })
  const back = redirect ? { redirect } : {}
  const menu = useRef<HTMLElement>(null)
  const hide = () => menu.current?.hidePopover()
  if (session.status === 'visitor') {
    return (
      <nav aria-label={shell.yourAccount} className={styles.visitor}>
        <Link to="/login" search={back}>
          {shell.logIn}
        </Link>
        <Link to="/signup" search={back}>
          {shell.signUp}
        </Link>
      </nav>
    )
  }
  const { displayName, isPupil, classesTaught, classesEnrolled } = session.user
  // Each class has one (shop.md#shop-of-a-class).
  const hasStore = classesTaught.length + classesEnrolled.length > 0
  return (
    <>
      {isPupil ? (
        <Link to="/logout" className={styles.done}>
          {shell.done}
        </Link>
      ) : null}
      <button
        type="button"
        className={styles.avatar}
        popoverTarget={menuId}
        aria-label={named(shell.yourAccount, displayName)}
        title={displayName}
      >
        <img src={portraitOfUser(session.user)} alt="" width="36" height="36" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        className={styles.menu}
        aria-label={shell.yourAccount}
      >
        <strong>{displayName}</strong>
        <Link to="/library" onClick={hide}>
          <Icon name="library" /> {shell.library}
        </Link>
        {hasStore ? (
          <Link to="/shop" onClick={hide}>
            <Icon name="card" /> {shell.store}
          </Link>
        ) : null}
        <Link to="/account" onClick={hide}>
          <Icon name="settings" /> {shell.account}
        </Link>
        <Link to="/logout" onClick={hide}>
          <Icon name="logOut" /> {shell.logOut}
        </Link>
      </nav>
    </>
  )
}
