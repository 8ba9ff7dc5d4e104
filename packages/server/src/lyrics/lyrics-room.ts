import type { SongsRoom } from '../songs/index'
import type { Translate } from '../translation/index'

/** What the room's calls work with. */
export interface LyricsRoom extends SongsRoom {
  /** Fills blank translations; never throws, and a text may stay without one (words.md#translating). */
  translate: Translate
}
