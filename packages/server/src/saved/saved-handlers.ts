import type { saved } from '@duologue/contract/saved'
import type { Handlers } from '../http/handlers'
import { getSavedConversations } from './get-saved-conversations'
import { getSavedSongs } from './get-saved-songs'
import { getSavedState } from './get-saved-state'
import { saveConversation } from './save-conversation'
import { saveSong } from './save-song'
import type { SavedRoom } from './saved-room'
import { unsaveConversation } from './unsave-conversation'
import { unsaveSong } from './unsave-song'

/** The room's answers to its calls. */
export const savedHandlers = (room: SavedRoom) =>
  ({
    saveConversation: saveConversation(room),
    unsaveConversation: unsaveConversation(room),
    getSavedState: getSavedState(room),
    getSavedConversations: getSavedConversations(room),
    saveSong: saveSong(room),
    unsaveSong: unsaveSong(room),
    getSavedSongs: getSavedSongs(room),
  }) satisfies Handlers<typeof saved>
