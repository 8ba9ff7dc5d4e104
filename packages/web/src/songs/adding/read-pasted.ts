// What reads files and pasted lyrics comes when there is something to read.
export { combineLyrics } from '@duologue/domain/songs/adding/combine-lyrics'
export { readLyrics } from '@duologue/domain/songs/adding/read-lyrics'
export { repair } from '@duologue/domain/songs/adding/repair'
export { decodeFile } from './decode-file'
