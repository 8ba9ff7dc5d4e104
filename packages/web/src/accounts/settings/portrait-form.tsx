import type { OwnUser } from '@duologue/contract/accounts'
import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import { fileTexts as texts } from '@duologue/domain/messages/media/files'
import type { Client } from '../../api/client'
import { UploadField } from '../../media/upload-field'
import { savedUser } from '../../saved-here/signed-in'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import styles from './portrait-form.module.css'

/** The own picture in /account: upload one, or take it away (accounts.md#portraits). */
export function PortraitForm({ client, user }: { client: Client; user: OwnUser }) {
  const change = (avatar: string | null) =>
    makeCall(
      client,
      async () => {
        const params = { id: user.id }
        savedUser.set(await client.accounts.updateProfile({ params, body: { avatar } }))
      },
      avatar === null ? texts.portraitRemoved : texts.portraitChanged,
    )
  return (
    <div className={styles.portrait}>
      <img src={portraitOfUser(user)} alt="" width="96" height="96" />
      <div className={styles.change}>
        <p className={styles.note}>{texts.portraitNote}</p>
        <UploadField
          client={client}
          purpose="avatar"
          label={texts.newPortrait}
          onKept={({ url }) => void change(url)}
        />
        {user.avatar === null ? null : (
          <button type="button" className={button.secondary} onClick={() => void change(null)}>
            {texts.removePortrait}
          </button>
        )}
      </div>
    </div>
  )
}
