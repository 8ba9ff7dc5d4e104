// What reads pasted lyrics comes when there is something to read.
export { readLyrics } from '@duologue/domain/lyrics/import/read-lyrics'
export { repair } from '@duologue/domain/lyrics/import/repair'
