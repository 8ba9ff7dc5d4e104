import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { useRequestKey } from '../../api/use-request-key'
import { makeCall } from '../../session/make-call'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import type { HallLink } from '../hall-link'
import { type OtherHall, openHallIn } from '../open/open-hall-in'

/** What opens once more what was played in a hall, as it was opened there; undefined where that is gone. */
async function openingOf(client: Client, id: string) {
  const { hall } = await client.live.getHallReport({ params: { id } })
  const { settings, conversation, pronunciationList, song, class: of, assignment } = hall
  // A game for a class alone is not opened for everybody.
  if (settings.joins === 'class' && of === null) return undefined
  const thing = conversation
    ? { conversation }
    : pronunciationList
      ? { pronunciationList }
      : song
        ? { song }
        : undefined
  return (
    thing && {
      ...thing,
      settings,
      ...(of ? { class: of.id } : {}),
      ...(assignment ? { assignment } : {}),
    }
  )
}

/**
 * Play again: the same is opened in another hall, into which the members are led (live.md#joining). However often it is
 * pressed until an answer comes, one hall is opened; where another game is open, it is told which.
 *
 * @param next the hall in which the same is played again already.
 */
export function usePlayAgain(
  client: Client,
  hall: string,
  act: HallLink<unknown>['act'],
  next: string | null,
  onAgain: (hall: string) => void,
) {
  const [other, setOther] = useState<OtherHall | null>(null)
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()
  const lead = async (to: string) => {
    await act({ type: 'again', hall: to })
    onAgain(to)
  }
  const open = async (instead?: string) => {
    const opening = await openingOf(client, hall)
    if (!opening) return notify('error', texts.gone)
    const body = { ...opening, ...(instead === undefined ? {} : { instead }) }
    try {
      const { id } = await client.live.openHall({ body }, { key: keyFor(JSON.stringify(body)) })
      keyDone()
      await lead(id)
    } catch (error) {
      const found = openHallIn(error)
      if (!found) throw error
      setOther(found)
    }
  }
  return {
    other,
    isSending,
    again: () => send(() => makeCall(client, () => (next === null ? open() : lead(next)))),
    endOther: () => send(() => makeCall(client, () => open(other?.id))),
    forgetOther: () => setOther(null),
  }
}
