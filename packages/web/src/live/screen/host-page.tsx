import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import { useSending } from '../../ui/feedback/use-sending'
import { PhoneOver } from '../phone/phone-over'
import { useHall } from '../use-hall'
import { Screen } from './screen'

/** Opens what was played in a hall once more, as it was opened there; answers the new hall. */
async function openAgain(client: Client, id: string): Promise<string | undefined> {
  const { halls } = await client.live.getHalls({ query: {} })
  const hall = halls.find(each => each.id === id)
  if (!hall) return undefined
  const { settings, conversation, pronunciationList, class: of, assignment } = hall
  const more = {
    settings,
    ...(of ? { class: of.id } : {}),
    ...(assignment ? { assignment } : {}),
  }
  const body = conversation
    ? { conversation, ...more }
    : { pronunciationList: pronunciationList ?? '', ...more }
  const opened = await client.live.openHall({ body }, { key: newKey() })
  return opened.id
}

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
  const [isSending, send] = useSending()
  const screen = view && 'settings' in view ? view : null
  const isMember = view !== null && screen === null
  const toMember = useEffectEvent(onMember)
  useEffect(() => {
    if (isMember) toMember()
  }, [isMember])
  const again = () =>
    send(() =>
      makeCall(client, async () => {
        const next = screen?.end?.again ?? (await openAgain(client, hall))
        if (next === undefined) return
        await link.act({ type: 'again', hall: next })
        onAgain(next)
      }),
    )
  if (link.over !== null) return <PhoneOver over={link.over} onOpen={link.open} />
  return (
    <Screen
      link={{ ...link, view: screen }}
      onAgain={isSending ? () => undefined : again}
      report={report}
    />
  )
}
