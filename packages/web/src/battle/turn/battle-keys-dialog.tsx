import { turnTexts as texts } from '@duologue/domain/messages/battle/said-in-turn'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import styles from './battle-keys-dialog.module.css'

/** The small dialog that shows the battle's keys (battle.md#keys); the battle goes on behind it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (shown && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="battle-keys"
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.content}>
        <h2 id="battle-keys">{texts.keysLead}</h2>
        <dl className={styles.keys}>
          {texts.keyRows.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className={button.primary} onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
    </dialog>
  )
}
