import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '../api/client'

/** Tells the server that a list was viewed; it counts in its own way (pronunciation.md#views). */
export function useRecordListView(client: Client, list: PronunciationList | undefined): void {
  const id = list?.id
  const record = useEffectEvent(() => {
    if (!list) return
    const body = { stats: { views: list.stats.views + 1 } }
    // A view that was not counted is nothing a reader could mend.
    client.pronunciation.recordListView({ params: { id: list.id }, body }).catch(() => undefined)
  })
  // Another count of the same list is no other view.
  useEffect(() => record(), [client, id])
}
