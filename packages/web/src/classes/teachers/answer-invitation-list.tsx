import { classOwnerTexts as ownerTexts } from '@duologue/domain/messages/classes/class-owner'
import { classTeacherTexts as texts } from '@duologue/domain/messages/classes/class-teachers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { refreshUser } from '../../session/get-me'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import button from '../../ui/button.module.css'
import { SettingsSection } from '../../ui/fields/settings-section'
import { classesKey } from '../classes-key'
import { answerHandOver } from './answer-hand-over'
import { invitationsQuery } from './get-invitations-query'
import styles from './teachers.module.css'

/** The classes that somebody was asked to teach; nothing while there is none (classes.md#co-teachers). */
export function Invitations({ client, user }: { client: Client; user: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(invitationsQuery(client, user))
  if (!data || data.invitations.length + data.offers.length === 0) return null
  const answered = (call: () => Promise<unknown>, said: string) =>
    makeCall(
      client,
      async () => {
        await call()
        await queryClient.invalidateQueries(invitationsQuery(client, user))
        await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
        await refreshUser(client)
      },
      said,
    )
  const answer = (id: string, accept: boolean) =>
    answered(
      () => client.classes.answerInvitation({ params: { id }, body: { accept } }),
      accept ? texts.accepted : texts.declined,
    )
  const takeOver = (id: string, accept: boolean) =>
    answered(
      () => answerHandOver(client, id, accept),
      accept ? ownerTexts.takenOver : texts.declined,
    )
  return (
    <SettingsSection title={texts.invitations}>
      <ul className={styles.list}>
        {data.offers.map(({ class: id, className, by }) => (
          <li key={id}>
            <span>{ownerTexts.offer(by, className)}</span>
            <span className={styles.actions}>
              <button
                type="button"
                className={button.primary}
                aria-label={ownerTexts.takeOverOf(className)}
                onClick={() => void takeOver(id, true)}
              >
                {ownerTexts.takeOver}
              </button>
              <button
                type="button"
                className={button.quiet}
                aria-label={ownerTexts.declineOf(className)}
                onClick={() => void takeOver(id, false)}
              >
                {texts.decline}
              </button>
            </span>
          </li>
        ))}
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
