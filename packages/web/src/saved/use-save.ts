import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'
import { type SavedThing, savedKey } from './get-saved-state-query'
import { saveConversation } from './save-conversation'
import { unsaveSong } from './songs/unsave-song'
import { unsaveConversation } from './unsave-conversation'

/** Keeps something, or lets go of it. */
function saveIt(client: Client, { what, id }: SavedThing, isSaved: boolean) {
  if (what === 'conversation')
    return isSaved ? saveConversation(client, id) : unsaveConversation(client, id)
  return isSaved ? client.saved.saveSong({ params: { id } }) : unsaveSong(client, id)
}

/**
 * Keeps a conversation or a song, or lets go of it, at a press: `show` is told at once what will be, and what was before where that
 * failed (saved.md#saving). What else shows it asks anew when it is opened: nothing goes away under the press that could
 * be taken back.
 */
export function useSave(
  client: Client,
  { user, thing }: { user: string; thing: SavedThing },
  show: (isSaved: boolean) => void,
): (isSaved: boolean) => void {
  const queryClient = useQueryClient()
  const [, send] = useSending()
  return isSaved =>
    send(async () => {
      show(isSaved)
      if (!(await makeCall(client, () => saveIt(client, thing, isSaved)))) return show(!isSaved)
      await queryClient.invalidateQueries({ queryKey: savedKey(user), refetchType: 'none' })
    })
}
