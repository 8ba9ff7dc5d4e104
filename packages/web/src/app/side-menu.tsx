import { shell } from '@duologue/domain/messages/shell'
import { useRef } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { MenuLinks } from './menu-links'
import styles from './side-menu.module.css'

/** The side drawer with its groups of links (S1 section 2). */
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
            <MenuLinks onChoose={close} />
          </nav>
        </div>
      </dialog>
    </>
  )
}
