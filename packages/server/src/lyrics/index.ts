export { lyricsHandlers } from './lyrics-handlers'
