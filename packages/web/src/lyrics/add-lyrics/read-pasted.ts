// What reads files and pasted lyrics comes when there is something to read.
export { combineLyrics } from '@duologue/domain/lyrics/import/combine-lyrics'
export { readLyrics } from '@duologue/domain/lyrics/import/read-lyrics'
export { repair } from '@duologue/domain/lyrics/import/repair'
export { decodeFile } from './decode-file'
