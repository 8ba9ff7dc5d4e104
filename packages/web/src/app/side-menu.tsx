import { shell } from '@duologue/domain/messages/shell'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './side-menu.module.css'

/** The side drawer with its groups; each page that is built adds its link here (S1 section 2). */
export function SideMenu() {
  const drawer = useRef<HTMLDialogElement>(null)
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
          </nav>
        </div>
      </dialog>
    </>
  )
}
