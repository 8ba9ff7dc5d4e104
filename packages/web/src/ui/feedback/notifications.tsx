import { shell } from '@duologue/domain/messages/site/shell'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon'
import { ServerWords } from '../server-words'
import { useStore } from '../store'
import styles from './notifications.module.css'
import { dismiss, notifications } from './notify'

/** The corner where notifications appear; a live region, so that they are read out. */
export function Notifications() {
  const shown = useStore(notifications)
  const corner = useRef<HTMLDivElement>(null)
  // An open dialog, and what fills the screen, lie over whatever was there before them: what is told now comes after
  // them. Older browsers know no popovers; there it stays under them.
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype)) return
    corner.current?.hidePopover()
    if (shown.length > 0 && document.querySelector(':modal')) corner.current?.showPopover()
  }, [shown])
  return (
    <div ref={corner} className={styles.corner} aria-live="polite" popover="manual">
      {shown.map(({ id, kind, message, more }) => (
        <div
          key={id}
          className={styles.notification}
          data-kind={kind}
          role={kind === 'error' ? 'alert' : undefined}
        >
          <span>
            <ServerWords>{message}</ServerWords>
            {more ? (
              <>
                {' '}
                <a href={more.at}>{more.words}</a>
              </>
            ) : null}
          </span>
          <button
            type="button"
            className={styles.close}
            aria-label={shell.close}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
