// What reads files and pasted lyrics comes when there is something to read.
export { combineLyrics } from '@duologue/domain/songs/adding/combine-lyrics'
export { repair } from '@duologue/domain/songs/adding/repair'
export { readLyrics } from '@duologue/domain/songs/files/read-lyrics'
export { decodeFile } from './decode-file'
