import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { TypedDeleteDialog } from '../../ui/dialogs/typed-delete-dialog'
import styles from './own-data.module.css'
import { saveFile } from './save-file'

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
  const [isLoading, setIsLoading] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const params = { id: user.id }
  const taught = user.classesTaught.map(({ name }) => name).join(', ')
  const download = async () => {
    setIsLoading(true)
    await makeCall(client, async () => {
      const data = await client.accounts.exportUser({ params })
      const name = `${user.username}-${data.exportedAt.slice(0, 10)}.json`
      saveFile(name, 'application/json', JSON.stringify(data, null, 2))
    })
    setIsLoading(false)
  }
  const remove = () =>
    makeCall(
      client,
      async () => {
        await client.accounts.deleteUser({ params })
        await onDeleted()
      },
      texts.accountDeleted,
    )
  return (
    <>
      <div className={styles.rows}>
        <div>
          <p>{texts.exportLead}</p>
          <button
            type="button"
            className={button.secondary}
            disabled={isLoading}
            onClick={() => void download()}
          >
            {texts.exportData}
          </button>
        </div>
        <div>
          <p>{taught === '' ? texts.deleteLead : texts.endClassesFirst(taught)}</p>
          <button
            type="button"
            className={button.secondary}
            disabled={taught !== ''}
            onClick={() => setIsAsking(true)}
          >
            {texts.deleteAccount}
          </button>
        </div>
      </div>
      {isAsking ? (
        <TypedDeleteDialog
          title={texts.deleteAccount}
          warning={texts.deleteWarning}
          onDelete={remove}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
