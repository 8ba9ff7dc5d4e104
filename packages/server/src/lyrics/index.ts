export { lyricsHandlers } from './lyrics-handlers'
export type { LyricsRoom } from './lyrics-room'
