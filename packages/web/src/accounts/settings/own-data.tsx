import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { commas } from '@duologue/domain/messages/joined'
import type { Client } from '../../api/client'
import { DeleteUserButton } from './delete-user-button'
import { ExportUserButton } from './export-user-button'
import styles from './own-data.module.css'

/** The way to take one's data along, and to have it all deleted (accounts.md#forgetting-an-account). */
export function OwnData({
  client,
  user,
  onDeleted,
}: {
  client: Client
  user: OwnUser
  onDeleted: () => Promise<void>
}) {
  const taught = commas(
    user.classesTaught.filter(({ isCoTaught }) => !isCoTaught).map(({ name }) => name),
  )
  return (
    <div className={styles.rows}>
      <div>
        <p>{texts.exportLead}</p>
        <ExportUserButton client={client} user={user} />
      </div>
      <div>
        <p>{taught === '' ? texts.deleteLead : texts.endClassesFirst(taught)}</p>
        <DeleteUserButton
          client={client}
          id={user.id}
          disabled={taught !== ''}
          onDeleted={onDeleted}
        />
      </div>
    </div>
  )
}
