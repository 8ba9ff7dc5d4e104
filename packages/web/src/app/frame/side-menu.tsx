import { shell } from '@duologue/domain/messages/site/shell'
import { Suspense, useEffect, useRef, useState } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import styles from './side-menu.module.css'

// No page waits for links that nobody sees yet.
const MenuLinks = latePart(async () => (await import('./menu-links')).MenuLinks)

/** Whether a drawer was open in the frame that has just gone. */
let goesOn = false

/** The side drawer with its groups of links (site.md#side-menu). */
export function SideMenu() {
  const drawer = useRef<HTMLDialogElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const close = () => drawer.current?.close()
  const open = () => {
    setOpened(true)
    drawer.current?.showModal()
  }
  // It was pressed for the page that comes: an address is there before its page, whose frame may be another one.
  useEffect(() => {
    const here = drawer.current
    if (goesOn) queueMicrotask(open)
    return () => {
      goesOn = here?.open ?? false
      setTimeout(() => {
        goesOn = false
      })
    }
  }, [])
  return (
    <>
      <IconButton label={shell.menu} onClick={open}>
        <Icon name="menu" />
      </IconButton>
      <dialog ref={drawer} className={styles.drawer} aria-label={shell.menu} closedby="any">
        <div className={styles.content}>
          <IconButton label={shell.closeMenu} onClick={close}>
            <Icon name="close" />
          </IconButton>
          <nav aria-label={shell.menu}>
            <Suspense>{wasOpened ? <MenuLinks onChoose={close} /> : null}</Suspense>
          </nav>
        </div>
      </dialog>
    </>
  )
}
