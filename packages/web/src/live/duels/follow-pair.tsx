import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Client } from '../../api/client'
import { usePerson } from '../../session/session'
import { pairQuery } from './get-pair-query'

/** How often it is asked whether somebody has accepted, in milliseconds. */
const every = 2000

/** Waits for the partner, and goes along into the game that is opened when they accept (live.md#together). */
export function FollowPair({ client, pair }: { client: Client; pair: string }) {
  const navigate = useNavigate()
  const user = usePerson() ?? ''
  const { data } = useQuery({ ...pairQuery(client, pair, user), refetchInterval: every })
  const hall = data?.pair.hall
  useEffect(() => {
    if (hall) void navigate({ to: '/live/game/$hall', params: { hall } })
  }, [hall, navigate])
  return <p role="status">{texts.waitsForPartner}</p>
}
