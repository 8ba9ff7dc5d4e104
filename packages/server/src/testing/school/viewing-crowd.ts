import { conversations } from '@duologue/contract/conversations'
import { contractClient } from '../apps/contract-client'

/** Many visitors who open a conversation one after the other, for as long as they are answered. */
export interface ViewingCrowd {
  /** How many views were sent, and how many of them acknowledged. */
  sent: number
  acknowledged: number
  /** Settles when so many were acknowledged; rejects with what went wrong when nobody is answered before. */
  seen(count: number): Promise<void>
  /** Settles when nobody is answered any more; with what went wrong for each of them. */
  over: Promise<unknown[]>
}

let visitors = 0

/** Sends eight visitors at a time to a conversation, or so many; none of them ever comes twice. */
export function sendCrowd(address: string, conversation: string, atATime = 8): ViewingCrowd {
  const client = contractClient(address)
  const waiting = new Set<() => void>()
  const view = async (): Promise<unknown> => {
    for (;;) {
      visitors += 1
      crowd.sent += 1
      const headers = { 'user-agent': `Visitor ${visitors}` }
      try {
        const params = { id: conversation }
        await client.ask(conversations.recordView, { params, headers, body: {} })
      } catch (error) {
        return error
      }
      crowd.acknowledged += 1
      for (const look of waiting) look()
    }
  }
  const crowd: ViewingCrowd = {
    sent: 0,
    acknowledged: 0,
    seen: count =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (crowd.acknowledged < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
        void crowd.over.then(refusals => reject(new AggregateError(refusals, 'nobody is answered')))
      }),
    over: Promise.resolve([]),
  }
  crowd.over = Promise.all(Array.from({ length: atATime }, view))
  return crowd
}
