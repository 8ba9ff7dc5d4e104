import { counted, fixed, number } from '../say'

/** The sentences of the page of a song (song-page.md). */
export const songPageTexts = {
  notCurated: 'NOT CURATED',
  withdrawn: 'WITHDRAWN',
  ended: 'LICENCE ENDED',
  by: 'by',
  lineCount: (lines: number) => counted(lines, 'line', 'lines'),
  edit: 'Edit Song',
  play: 'Play the games',
  tags: 'Tags',
  description: (title: string, artist: string) =>
    `Sing along with "${title}" by ${artist}: lyrics in time, with translation.`,
  // Whose a song is. What stands behind the colon says it in the words of its editors.
  rights: {
    own: 'Made for Duologue',
    publicDomain: 'In the public domain',
    free: 'Under a free licence',
    licensed: 'Licensed',
    permission: 'With permission',
  },
  source: 'Source',
  lyrics: 'Lyrics',
  // The lines of a song can be shown in three ways.
  show: 'Show',
  layers: { original: 'Original', pinyin: 'Pinyin', translation: 'Translation' },
  lastLayer: 'One of them stays visible.',
  playLine: (position: number) => `Play from line ${position}`,
  // What a word of the lyrics is called for those who hear the page: the word, then what it means.
  word: (word: string, meaning: string) => `${word}, ${meaning}`,
  noLyrics: 'The lyrics of this song are not here yet.',
  noTimes: 'These lyrics have no times yet. You can read them.',
  timesSung: (times: number) => counted(times, 'time in this song', 'times in this song'),
  noMeaning: 'Nobody has written yet what it means.',
} as const

/** The sentences of the player of a song. */
export const songPlayerTexts = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous line',
  next: 'Next line',
  loop: 'Loop this line',
  position: 'Position in the song',
  speed: 'Speed',
  // How fast a song is played: 1×, 0.75×.
  times: (rate: number) => `${number(rate)}×`,
  settings: 'Show and speed',
  timing: 'Timing of the lyrics',
  earlier: 'Lyrics earlier',
  later: 'Lyrics later',
  delay: (seconds: number) => `${fixed(seconds, 1)} s`,
  delayHelp: 'For headphones without a wire, which sound later than the picture.',
  follow: 'Follow the song',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  keys: 'Keys',
  // Asked before anything is fetched from YouTube.
  consent:
    'This video comes from YouTube. When you press Play, YouTube learns your network address and that you watch it.',
  remember: 'Do not ask again on this device',
  watch: 'Watch the video on YouTube',
  openOnYoutube: 'Open on YouTube',
  speak: 'Hear the lines spoken',
  song: 'Play the song itself',
  spoken: 'Spoken by a computer voice',
  silent: 'No voice here speaks this language: the lines pass in silence.',
  again: 'Try again',
  pressInVideo: 'Press play in the video.',
  broken: 'The recording cannot be played.',
  // Who made the video has taken it away.
  gone: 'YouTube does not have this video, or it is private.',
  offline: 'You are offline. The lines can still be spoken.',
} as const

/** The keys of the page of a song, and what each of them does. */
export const songKeyTexts = {
  play: 'Play, or pause',
  lines: 'Previous line, next line',
  speed: 'Another speed',
  layers: 'Show or hide translation, pinyin, original',
  keys: 'Show these keys',
  inLyrics: 'In the lyrics: another line, another word',
  enter: 'In the lyrics: play from the line, open the word',
} as const
