import type { PairAnswer, VisitView } from '@duologue/contract/live/pair-shapes'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { useSending } from '../../ui/feedback/use-sending'
import page from '../../ui/page.module.css'
import { pairQuery } from '../duels/get-pair-query'
import { pairsKey } from '../duels/get-pairs-query'
import { beginVisit } from './begin-visit'
import { PairWaits } from './pair-waits'

const VisitGame = latePart(async () => (await import('./visit-game')).VisitGame)
const TurnsOver = latePart(async () => (await import('./turns-over')).TurnsOver)

/** The own part, begun by a press; one that was begun before goes on by itself. */
function OwnPart({
  client,
  pair,
  isBegun,
  onOver,
  onLeft,
}: {
  client: Client
  pair: PairAnswer
  isBegun: boolean
  onOver: () => void
  onLeft: () => void
}) {
  const [visit, setVisit] = useState<VisitView | null>(null)
  const [isSending, send] = useSending()
  const begin = () =>
    send(() =>
      makeCall(client, async () => {
        setVisit(await beginVisit(client, pair.id))
      }),
    )
  const goOn = useEffectEvent(begin)
  useEffect(() => {
    if (isBegun) goOn()
  }, [isBegun])
  if (visit)
    return (
      <Suspense fallback={<LoadingVoices />}>
        <VisitGame client={client} pair={pair} visit={visit} onOver={onOver} />
      </Suspense>
    )
  return (
    <PairWaits client={client} pair={pair} isSending={isSending} onPlay={begin} onLeft={onLeft} />
  )
}

/** A duel of two: one's own part, whom it waits for, or how it went (live.md#in-turns). */
export function TurnsDuel({
  client,
  id,
  user,
  onGone,
  onLeft,
}: {
  client: Client
  id: string
  user: string
  /** There is no such duel for its reader. */
  onGone: () => void
  /** The invitation was taken back. */
  onLeft: () => void
}) {
  const queryClient = useQueryClient()
  const asked = useQuery(pairQuery(client, id, user))
  const isGone = asked.error instanceof CallFailed && asked.error.status === 404
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])
  const again = () => void queryClient.invalidateQueries({ queryKey: pairsKey })
  const { data } = asked
  if (!data)
    return (
      <div className={page.page}>
        {asked.isError && !isGone ? (
          <LoadFailed message={texts.failed} onRetry={() => void asked.refetch()} />
        ) : (
          <LoadingVoices />
        )}
      </div>
    )
  const { pair, replay, isBegun } = data
  if (pair.state === 'over')
    return (
      <div className={page.page}>
        <Suspense fallback={<LoadingVoices />}>
          <TurnsOver pair={pair} replay={replay} />
        </Suspense>
      </div>
    )
  return pair.state === 'mine' ? (
    <OwnPart {...{ client, pair, isBegun, onLeft }} onOver={again} />
  ) : (
    <PairWaits client={client} pair={pair} onLeft={onLeft} />
  )
}
