import { songTexts } from '@duologue/domain/messages/songs/songs'
import { Refused } from '../../http/refused'

/** Refuses a song that has neither a video nor an uploaded file (songs.md#video-or-file). */
export function requireSource(song: { youtubeId?: unknown; mediaUrl?: unknown }): void {
  if (!song.youtubeId && !song.mediaUrl)
    throw new Refused('invalid-input', { youtubeId: songTexts.required })
}
