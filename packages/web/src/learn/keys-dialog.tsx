import { learnTexts as texts } from '@duologue/domain/messages/learn'
import { Dialog } from '../ui/dialog'
import styles from './keys-dialog.module.css'

/** The keys of Learn Mode (open pages, 3.3). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.keysLead} onClose={onClose}>
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
    </Dialog>
  )
}
