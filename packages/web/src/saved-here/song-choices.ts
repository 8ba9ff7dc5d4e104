import { savedHere } from './saved-here'
import { yesOrNo } from './tellings'

/** Whether the lines of a song are shown as they are sung; pinyin and translation are those of dialogues. */
export const originalShown = savedHere('show-original', true, yesOrNo)

/** Whether YouTube may be asked for a video as soon as Play is pressed (song-page.md#youtube). */
export const youtubeAllowed = savedHere('youtube-allowed', false, yesOrNo)

/** By how many tenths of a second lyrics are shown later, at most 20 either way: what sounds here may lag. */
export const lyricDelay = savedHere('lyric-delay', 0, {
  read: text => (/^-?(1?\d|20)$/.test(text) ? Number(text) : undefined),
  write: String,
})
