import { Dialog } from './dialog'
import styles from './keys-dialog.module.css'

/** The keys of a page, and what each of them does. */
export function KeysDialog({
  title,
  rows,
  onClose,
}: {
  title: string
  rows: readonly { readonly keys: readonly string[]; readonly does: string }[]
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(({ keys, does }) => (
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
