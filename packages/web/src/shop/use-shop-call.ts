import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useRequestKey } from '../api/use-request-key'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'
import { everyShop } from './shop-keys'

/**
 * Makes calls that move cards: one at a time, each named by a key. The same one sent again after an answer that never
 * came keeps its key, so that it is done once (shop.md#once-only). Afterwards everything shown of shops is fetched
 * anew.
 */
export function useShopCall(client: Client) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const { keyFor, keyDone } = useRequestKey()

  const call = (
    /** All that makes this call what it is; another amount is another call. */
    about: string,
    make: (key: string) => Promise<unknown>,
    success: string | undefined,
    onDone: () => void,
  ) =>
    send(async () => {
      const isDone = await makeCall(client, () => make(keyFor(about)), success)
      if (isDone) keyDone()
      await queryClient.invalidateQueries(everyShop)
      if (!isDone) return
      onDone()
      await refreshUser(client)
    })

  return [isSending, call] as const
}
