import type { songs } from '@duologue/contract/songs'
import type { Handlers } from '../http/handlers'
import { whileAway } from '../http/written/public-reads'
import { addLyrics } from './adding/add-lyrics'
import { parseLyrics } from './adding/parse-lyrics'
import { createSong } from './details/create-song'
import { deleteSong } from './details/delete-song'
import { getSong } from './details/get-song'
import { searchSongs } from './details/search-songs'
import { updateSong } from './details/update-song'
import { getHistory } from './editing/get-history'
import { getSaveProgress } from './editing/get-save-progress'
import { revertChange } from './editing/revert-change'
import { getSongFaults } from './learners/get-song-faults'
import { getSongSheet } from './learners/get-song-sheet'
import { recordSongView } from './learners/record-song-view'
import { restoreSong } from './learners/restore-song'
import { searchPublishedSongs } from './learners/search-published-songs'
import { tellSongFault } from './learners/tell-song-fault'
import { withdrawSong } from './learners/withdraw-song'
import { createLyric } from './lyrics/create-lyric'
import { deleteLyric } from './lyrics/delete-lyric'
import { mergeLyrics } from './lyrics/merge-lyrics'
import { splitLyric } from './lyrics/split-lyric'
import { updateLyric } from './lyrics/update-lyric'
import type { TimedSongsRoom, TranslatedSongsRoom } from './songs-room'
import { updateTimes } from './times/update-times'
import { updateWordLists } from './word-lists/update-word-lists'

/** The room's answers to its calls. */
export const songsHandlers = (room: TranslatedSongsRoom & TimedSongsRoom) =>
  ({
    searchSongs: searchSongs(room),
    createSong: createSong(room),
    getSong: getSong(room),
    getSongSheet: whileAway(room, getSongSheet),
    searchPublishedSongs: whileAway(room, searchPublishedSongs),
    recordSongView: recordSongView(room),
    withdrawSong: withdrawSong(room),
    restoreSong: restoreSong(room),
    tellSongFault: tellSongFault(room),
    getSongFaults: getSongFaults(room),
    updateSong: updateSong(room),
    deleteSong: deleteSong(room),
    getHistory: getHistory(room),
    revertChange: revertChange(room),
    getSaveProgress: getSaveProgress(room),
    createLyric: createLyric(room),
    updateTimes: updateTimes(room),
    updateWordLists: updateWordLists(room),
    updateLyric: updateLyric(room),
    deleteLyric: deleteLyric(room),
    mergeLyrics: mergeLyrics(room),
    splitLyric: splitLyric(room),
    parseLyrics: parseLyrics(room),
    addLyrics: addLyrics(room),
  }) satisfies Handlers<typeof songs>
