import type { translation } from '@duologue/contract/translation'
import type { Handler } from '../http/handlers'
import { fillPending } from './fill-pending'
import type { TranslationRoom } from './translation-room'

/** More than the lyrics and words of a song (words.md#waiting-translations). */
const most = 5000

/** "Translate now": fills what waits in one song; what cannot be had goes on waiting. */
export function translateSong(room: TranslationRoom): Handler<typeof translation.translateSong> {
  return async ({ params }) => {
    let translated = 0
    let pending = 0
    for (const place of room.places) {
      const waiting = await place.pending(room.database, { song: params.id, most })
      const filled = await fillPending(room, place, waiting)
      translated += filled.size
      pending += waiting.length - filled.size
    }
    return { translated, pending }
  }
}
