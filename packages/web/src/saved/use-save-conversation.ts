import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'
import { savedKey } from './get-saved-state-query'
import { unsaveConversation } from './unsave-conversation'

/**
 * Keeps a conversation, or lets go of it, at a press: `show` is told at once what will be, and what was before where that
 * failed (saved.md#saving). What else shows it asks anew when it is opened: nothing goes away under the press that could
 * be taken back.
 */
export function useSaveConversation(
  client: Client,
  { user, conversation }: { user: string; conversation: string },
  show: (isSaved: boolean) => void,
): (isSaved: boolean) => void {
  const queryClient = useQueryClient()
  const [, send] = useSending()
  return isSaved =>
    send(async () => {
      show(isSaved)
      const call = () =>
        isSaved
          ? client.saved.saveConversation({ params: { id: conversation } })
          : unsaveConversation(client, conversation)
      if (!(await makeCall(client, call))) return show(!isSaved)
      await queryClient.invalidateQueries({ queryKey: savedKey(user), refetchType: 'none' })
    })
}
