import type { songs } from '@duologue/contract/songs'
import type { Handlers } from '../http/handlers'
import { createSong } from './create-song'
import { deleteSong } from './delete-song'
import { getHistory } from './get-history'
import { getSaveProgress } from './get-save-progress'
import { getSong } from './get-song'
import { revertChange } from './revert-change'
import { searchSongs } from './search-songs'
import type { SongsRoom } from './songs-room'
import { updateSong } from './update-song'

/** The room's answers to its calls. */
export const songsHandlers = (room: SongsRoom) =>
  ({
    searchSongs: searchSongs(room),
    createSong: createSong(room),
    getSong: getSong(room),
    updateSong: updateSong(room),
    deleteSong: deleteSong(room),
    getHistory: getHistory(room),
    revertChange: revertChange(room),
    getSaveProgress: getSaveProgress(room),
  }) satisfies Handlers<typeof songs>
