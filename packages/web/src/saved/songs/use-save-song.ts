import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { useSending } from '../../ui/feedback/use-sending'
import { unsaveSong } from './unsave-song'

/**
 * Keeps a song, or lets go of it, at a press: `show` is told at once what will be, and what was before where that failed
 * (saved.md#saved-songs).
 */
export function useSaveSong(
  client: Client,
  id: string,
  show: (isSaved: boolean) => void,
): (isSaved: boolean) => void {
  const [, send] = useSending()
  return isSaved =>
    send(async () => {
      show(isSaved)
      const call = () =>
        isSaved ? client.saved.saveSong({ params: { id } }) : unsaveSong(client, id)
      if (!(await makeCall(client, call))) show(!isSaved)
    })
}
