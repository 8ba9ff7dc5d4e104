import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { keepPlace } from '../../saved-here/hall-places'
import { makeCall } from '../../session/make-call'
import { useSession } from '../../session/session'
import { messageOf } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import { inAnyLanguage } from '../../ui/written-in'
import { invitationQuery } from './get-invitation-query'
import { pairsKey } from './get-pairs-query'
import { InvitePanel } from './invite-panel'
import styles from './pairs.module.css'

/** What an invitation leads to, and accepting it (live.md#invitations). */
export function AcceptInvitation({
  client,
  code,
  onAccepted,
  onGame,
}: {
  client: Client
  code: string
  /** One of the two is in it: the duel. */
  onAccepted: (pair: string) => void
  /** The two play together in this game. */
  onGame: (hall: string) => void
}) {
  const session = useSession()
  const queryClient = useQueryClient()
  const user = session.status === 'user' ? session.user.id : null
  const { data, error, isPending, refetch } = useQuery(invitationQuery(client, code, user))
  const [isSending, send] = useSending()
  const accept = () =>
    send(() =>
      makeCall(client, async () => {
        const told = await client.live.acceptInvitation({ params: { code } })
        void queryClient.invalidateQueries({ queryKey: pairsKey })
        const { hall, key } = told
        if (hall && key) keepPlace({ hall, code: '', key })
        if (hall) onGame(hall)
        else if (told.pair) onAccepted(told.pair.id)
      }),
    )
  if (isPending) return <LoadingVoices />
  if (!data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
  const { title, by, settings, pair, isOwn, form } = data
  const isTogether = form === 'together'
  return (
    <div className={styles.page}>
      <h1 {...inAnyLanguage}>{title}</h1>
      <p>
        {isOwn ? texts.ownInvitation : by ? texts.invitedBy(by.username) : texts.invitedBySomeone}
      </p>
      <p className={styles.soft}>
        {texts.formHints[form]} {texts.modes[settings.mode]} ·{' '}
        {openHallTexts.difficulties[settings.difficulty]}
      </p>
      {isOwn ? <InvitePanel pair={{ code }} /> : null}
      {pair ? (
        <Link to="/pairs/game/$pair" params={{ pair }} className={button.primary}>
          {texts.open}
        </Link>
      ) : (
        <p className={styles.ways}>
          {user !== null || isTogether ? (
            <button type="button" className={button.primary} disabled={isSending} onClick={accept}>
              {texts.accept}
            </button>
          ) : null}
          {user === null ? (
            <Link
              to="/login"
              search={{ redirect: `/pairs/${code}` }}
              className={isTogether ? button.secondary : button.primary}
            >
              {shell.logIn}
            </Link>
          ) : null}
        </p>
      )}
    </div>
  )
}
