import { shell } from '@duologue/domain/messages/shell'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../session/session'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './side-menu.module.css'

const visitorLinks = [
  { to: '/login', icon: 'user', text: shell.logIn },
  { to: '/signup', icon: 'heart', text: shell.signUp },
] as const
const userLinks = [
  { to: '/account', icon: 'settings', text: shell.account },
  { to: '/logout', icon: 'logOut', text: shell.logOut },
] as const

/** The side drawer with its groups; each page that is built adds its link here (S1 section 2). */
export function SideMenu() {
  const drawer = useRef<HTMLDialogElement>(null)
  const { status } = useSession()
  const close = () => drawer.current?.close()
  return (
    <>
      <IconButton label={shell.menu} onClick={() => drawer.current?.showModal()}>
        <Icon name="menu" />
      </IconButton>
      <dialog ref={drawer} className={styles.drawer} aria-label={shell.menu} closedby="any">
        <div className={styles.content}>
          <IconButton label={shell.closeMenu} onClick={close}>
            <Icon name="close" />
          </IconButton>
          <nav aria-label={shell.menu}>
            <Link to="/home" onClick={close}>
              <Icon name="home" /> {shell.home}
            </Link>
            <h2>{shell.conversations}</h2>
            <Link to="/search/conversations" onClick={close} activeOptions={{ exact: true }}>
              <Icon name="search" /> {shell.findConversation}
            </Link>
            <Link to="/search/conversations" search={{ views: '-1' }} onClick={close}>
              <Icon name="heart" /> {shell.popular}
            </Link>
            <Link to="/search/conversations" search={{ recent: '-1' }} onClick={close}>
              <Icon name="sun" /> {shell.recent}
            </Link>
            <h2>{shell.yourAccount}</h2>
            {(status === 'user' ? userLinks : visitorLinks).map(({ to, icon, text }) => (
              <Link key={to} to={to} onClick={close}>
                <Icon name={icon} /> {text}
              </Link>
            ))}
          </nav>
        </div>
      </dialog>
    </>
  )
}
