import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { TypedDeleteButton } from '../../ui/dialogs/typed-delete-button'

/** Deletes the account for good (accounts.md#forgetting-an-account). */
export function DeleteUserButton({
  client,
  id,
  disabled,
  onDeleted,
}: {
  client: Client
  id: string
  disabled: boolean
  onDeleted: () => Promise<void>
}) {
  const remove = async () => {
    await client.accounts.deleteUser({ params: { id } })
    await onDeleted()
  }
  return (
    <TypedDeleteButton
      label={texts.deleteAccount}
      className={button.secondary}
      disabled={disabled}
      title={texts.deleteAccount}
      warning={texts.deleteWarning}
      onDelete={() => makeCall(client, remove, texts.accountDeleted)}
    />
  )
}
