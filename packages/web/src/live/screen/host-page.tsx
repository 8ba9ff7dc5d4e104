import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import type { Client } from '../../api/client'
import { latePart } from '../../ui/feedback/late-part'
import { PhoneOver } from '../phone/phone-over'
import { useHall } from '../use-hall'
import { Screen } from './screen'
import { usePlayAgain } from './use-play-again'

// Another game is seldom open.
const OpenAlready = latePart(async () => (await import('../open/open-already')).OpenAlready)

/** A host and the screen: connects, and leads its members into the next game (live.md#the-screen). */
export function HostPage({
  client,
  hall,
  onMember,
  onAgain,
  report,
}: {
  client: Client
  hall: string
  /** It is somebody else's game, in which one is a member. */
  onMember: () => void
  /** The same is played again in another hall. */
  onAgain: (hall: string) => void
  report: ReactNode
}) {
  const { view, ...link } = useHall(client, hall, null)
  const screen = view && 'settings' in view ? view : null
  const isMember = view !== null && screen === null
  const toMember = useEffectEvent(onMember)
  useEffect(() => {
    if (isMember) toMember()
  }, [isMember])
  const next = screen?.end?.again ?? null
  const playing = usePlayAgain(client, hall, link.act, next, onAgain)
  if (link.over !== null) return <PhoneOver over={link.over} onOpen={link.open} />
  const { other } = playing
  return (
    <>
      <Screen
        link={{ ...link, view: screen }}
        onAgain={playing.isSending ? () => undefined : playing.again}
        report={report}
      />
      <Suspense>
        {other ? (
          <OpenAlready
            other={other}
            isSending={playing.isSending}
            onGo={() => onAgain(other.id)}
            onEnd={playing.endOther}
            onClose={playing.forgetOther}
          />
        ) : null}
      </Suspense>
    </>
  )
}
