import { classTeacherTexts as texts } from '@duologue/domain/messages/classes/class-teachers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { refreshUser } from '../../session/get-me'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import button from '../../ui/button.module.css'
import { SettingsSection } from '../../ui/fields/settings-section'
import { classesKey } from '../classes-key'
import { invitationsQuery } from './get-invitations-query'
import styles from './teachers.module.css'

/** The classes that somebody was asked to teach; nothing while there is none (classes.md#co-teachers). */
export function Invitations({ client, user }: { client: Client; user: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(invitationsQuery(client, user))
  if (!data || data.invitations.length === 0) return null
  const answer = (id: string, accept: boolean) =>
    makeCall(
      client,
      async () => {
        await client.classes.answerInvitation({ params: { id }, body: { accept } })
        await queryClient.invalidateQueries(invitationsQuery(client, user))
        await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
        await refreshUser(client)
      },
      accept ? texts.accepted : texts.declined,
    )
  return (
    <SettingsSection title={texts.invitations}>
      <ul className={styles.list}>
        {data.invitations.map(({ id, className, by }) => (
          <li key={id}>
            <span>{texts.invitation(by, className)}</span>
            <span className={styles.actions}>
              <button
                type="button"
                className={button.primary}
                aria-label={texts.acceptOf(className)}
                onClick={() => void answer(id, true)}
              >
                {texts.accept}
              </button>
              <button
                type="button"
                className={button.quiet}
                aria-label={texts.declineOf(className)}
                onClick={() => void answer(id, false)}
              >
                {texts.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}
