import type { Client } from '../../api/client'
import { Dialog } from '../../ui/dialogs/dialog'
import styles from '../shop-table.module.css'
import { CardHistory } from './card-history'

/** The ledger of a student's cards in a dialog. */
export function HistoryDialog({
  client,
  title,
  shop,
  student,
  onClose,
}: {
  client: Client
  title: string
  shop: string
  student?: string
  onClose: () => void
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.narrow}>
        <CardHistory client={client} shop={shop} student={student} />
      </div>
    </Dialog>
  )
}
