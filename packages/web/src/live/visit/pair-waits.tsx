import type { PairAnswer } from '@duologue/contract/live/pair-shapes'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import page from '../../ui/page.module.css'
import { inAnyLanguage } from '../../ui/written-in'
import { FollowPair } from '../duels/follow-pair'
import { pairsKey } from '../duels/get-pairs-query'
import { InvitePanel } from '../duels/invite-panel'
import { leavePair } from '../duels/leave-pair'
import { pairFacts, partnerName } from '../duels/pair-facts'
import styles from '../duels/pairs.module.css'

/** Asks, and then takes an invitation back, or gives a duel up (live.md#pairs). */
function LeaveDialog({
  client,
  pair,
  onLeft,
  onClose,
}: {
  client: Client
  pair: PairAnswer
  onLeft: () => void
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const { isAccepted } = pair
  const leave = () =>
    makeCall(
      client,
      async () => {
        await leavePair(client, pair.id)
        onClose()
        if (!isAccepted) onLeft()
        void queryClient.invalidateQueries({ queryKey: pairsKey })
      },
      isAccepted ? undefined : texts.takenBack,
    )
  return (
    <ConfirmDialog
      title={isAccepted ? texts.giveUpSure : texts.takeBackSure}
      confirm={isAccepted ? texts.giveUp : texts.takeBack}
      onConfirm={leave}
      onClose={onClose}
    >
      <p>{isAccepted ? texts.giveUpHint : texts.takeBackHint}</p>
    </ConfirmDialog>
  )
}

function wordsOf(pair: PairAnswer): string {
  const name = partnerName(pair)
  if (pair.state === 'theirs') return texts.nextTurn(name)
  if (pair.form === 'together') return texts.formHints.together
  if (pair.state === 'invited') return texts.nextPartner
  if (!pair.isAccepted) return texts.twoParts
  return pair.partnerHasPlayed
    ? texts.hasPlayed(name, pair.title)
    : texts.waitsForYou(name, pair.title)
}

/** A duel that waits: for oneself, with the way to play, or for the partner, with what leads one to it. */
export function PairWaits({
  client,
  pair,
  isSending = false,
  onPlay,
  onLeft,
}: {
  client: Client
  pair: PairAnswer
  isSending?: boolean
  /** Begins the own part; left out where it is not one's turn. */
  onPlay?: () => void
  onLeft: () => void
}) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className={`${page.page} ${styles.page}`}>
      <h1 {...inAnyLanguage}>{pair.title}</h1>
      <p className={styles.soft}>{pairFacts(pair)}</p>
      <p role="status">{wordsOf(pair)}</p>
      {pair.isAccepted ? null : <InvitePanel pair={pair} />}
      {pair.form === 'together' ? <FollowPair client={client} pair={pair.id} /> : null}
      <p className={styles.ways}>
        {onPlay ? (
          <button type="button" className={button.primary} disabled={isSending} onClick={onPlay}>
            {texts.playNow}
          </button>
        ) : null}
        <Link to="/pairs/{-$code}" className={button.secondary}>
          {texts.allDuels}
        </Link>
        <button type="button" className={button.quiet} onClick={() => setLeaving(true)}>
          {pair.isAccepted ? texts.giveUp : texts.takeBack}
        </button>
      </p>
      {isLeaving ? (
        <LeaveDialog {...{ client, pair, onLeft }} onClose={() => setLeaving(false)} />
      ) : null}
    </div>
  )
}
