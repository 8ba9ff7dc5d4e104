import type { RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../../api/client'
import { answersOf, keepAnswer } from '../../sending/kept-answers'
import { sendLate } from '../../sending/send-late'
import { sessionNow } from '../../session/session'

/** Answers are sent a few at a time; what waits is kept in this browser. */
const sentAtOnce = 5

/**
 * Takes the answers of a game for the memory of its items: they are sent now and then, when the page is hidden, and when
 * it is left.
 *
 * @param listOf the id of the list that an item comes from; null for a word of the library.
 */
export function useToldAnswers(
  client: Client,
  listOf: (item: string) => string | null,
): { take: (answer: RoundAnswer) => void; flush: () => void } {
  // What sends is there before somebody leaves, and what waits from before goes.
  useEffect(() => void sendLate(client), [client])
  const leave = useEffectEvent(() => void sendLate(client, { keepalive: true }))
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [])
  return {
    take: ({ item, skill, isRight }) => {
      keepAnswer({ list: listOf(item), item, skill, isRight })
      const session = sessionNow()
      if (session.status === 'visitor') return
      if (answersOf(session.user.id).length >= sentAtOnce) void sendLate(client)
    },
    flush: () => void sendLate(client),
  }
}
