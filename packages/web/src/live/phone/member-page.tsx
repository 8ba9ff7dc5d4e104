import { useEffect, useEffectEvent, useState } from 'react'
import type { Client } from '../../api/client'
import { placeIn } from '../../saved-here/hall-places'
import { tellFailure } from '../../session/tell-failure'
import { getHallOfCode } from '../join/get-hall-of-code'
import { joinHall } from '../join/join-hall'
import { useHall } from '../use-hall'
import { Phone } from './phone'

/** Comes into the hall where the same is played again, under the name that one had. */
async function follow(client: Client, code: string, name: string): Promise<string> {
  const { hall, names } = await getHallOfCode(client, code)
  await joinHall(client, hall, code, names === 'own' ? name : undefined)
  return hall
}

/** A member and the hall: connects, and follows into the next game (live.md#the-phone). */
export function MemberPage({
  client,
  hall,
  onHost,
  onFollow,
}: {
  client: Client
  hall: string
  /** It is one's own game: its screen is elsewhere. */
  onHost: () => void
  /** The same is played again in another hall. */
  onFollow: (hall: string) => void
}) {
  const [key] = useState(() => placeIn(hall)?.key ?? null)
  const { view, ...link } = useHall(client, hall, key)
  const member = view && 'member' in view ? view : null
  const isHost = view !== null && member === null
  const again = member?.end?.again ?? null
  const toScreen = useEffectEvent(onHost)
  const toNext = useEffectEvent((code: string) =>
    follow(client, code, member?.name ?? '').then(onFollow, tellFailure),
  )
  useEffect(() => {
    if (isHost) toScreen()
  }, [isHost])
  useEffect(() => {
    if (again !== null) void toNext(again)
  }, [again])
  const back = () => {
    const place = placeIn(hall)
    if (place) joinHall(client, hall, place.code).then(link.open, tellFailure)
  }
  return <Phone link={{ ...link, view: member }} onBack={back} />
}
