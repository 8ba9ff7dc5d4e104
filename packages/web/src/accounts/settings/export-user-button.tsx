import type { OwnUser } from '@duologue/contract/accounts'
import { settingsTexts as texts } from '@duologue/domain/messages/accounts/account-settings'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { saveFile } from '../../ui/save-file'

/** Saves all that is kept of the user in a file (accounts.md#forgetting-an-account). */
export function ExportUserButton({ client, user }: { client: Client; user: OwnUser }) {
  const [isSending, send] = useSending()
  const save = async () => {
    const data = await client.accounts.exportUser({ params: { id: user.id } })
    const name = `${user.username}-${data.exportedAt.slice(0, 10)}.json`
    saveFile(name, 'application/json', JSON.stringify(data, null, 2))
  }
  return (
    <button
      type="button"
      className={button.secondary}
      disabled={isSending}
      onClick={() => send(() => makeCall(client, save))}
    >
      {texts.exportData}
    </button>
  )
}
