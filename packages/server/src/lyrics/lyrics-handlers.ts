import type { lyrics } from '@duologue/contract/lyrics'
import type { Handlers } from '../http/handlers'
import { addLyrics } from './add-lyrics'
import { createLyric } from './create-lyric'
import { deleteLyric } from './delete-lyric'
import type { LyricsRoom } from './lyrics-room'
import { mergeLyric } from './merge-lyric'
import { parseLyrics } from './parse-lyrics'
import { splitLyric } from './split-lyric'
import { updateLyric } from './update-lyric'
import { updateTimes } from './update-times'
import { updateWordLists } from './update-word-lists'

/** The room's answers to its calls. */
export const lyricsHandlers = (room: LyricsRoom) =>
  ({
    createLyric: createLyric(room),
    updateTimes: updateTimes(room),
    updateWordLists: updateWordLists(room),
    updateLyric: updateLyric(room),
    deleteLyric: deleteLyric(room),
    mergeLyric: mergeLyric(room),
    splitLyric: splitLyric(room),
    parseLyrics: parseLyrics(room),
    addLyrics: addLyrics(room),
  }) satisfies Handlers<typeof lyrics>
