import { shell } from '@duologue/domain/messages/shell'
import { useSyncExternalStore } from 'react'
import { Icon } from './icon'
import styles from './notifications.module.css'
import { dismiss, notifications } from './notify'

/** The corner where notifications appear; a live region, so that they are read out. */
export function Notifications() {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.now, notifications.now)
  return (
    <div className={styles.corner} aria-live="polite">
      {shown.map(({ id, kind, message }) => (
        <div
          key={id}
          className={styles.notification}
          data-kind={kind}
          role={kind === 'error' ? 'alert' : undefined}
        >
          <span>{message}</span>
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
