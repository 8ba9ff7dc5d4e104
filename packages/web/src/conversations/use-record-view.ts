import type { Conversation } from '@duologue/contract/conversations'
import { rememberViewed } from '@duologue/domain/conversations/recently-viewed'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'
import { recentlyViewed } from '../saved-here/recently-viewed'

/**
 * Records that a conversation was viewed: here for /home, and on the server, which counts it its own way
 * (conversations.md#views).
 */
export function useRecordView(client: Client, { id, stats }: Conversation): void {
  const record = useEffectEvent(() => {
    recentlyViewed.set(rememberViewed(recentlyViewed.get(), id))
    client.conversations
      .recordView({ params: { id }, body: { stats: { views: stats.views + 1 } } })
      // A view that was not counted is nothing a reader could mend.
      .catch(() => undefined)
  })
  // Another count of the same conversation is no other view.
  useEffect(() => record(), [client, id])
}
