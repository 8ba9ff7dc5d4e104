import { fileLimits } from './file-limits'

/**
 * What a file is uploaded for (media.md#purposes): a cover or a line's picture, an own portrait, a line's audio, a
 * song's recording.
 */
export const uploadPurposes = ['image', 'avatar', 'line-audio', 'song-media'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** What a file is for; `speech` is spoken by a voice service and uploaded by nobody. */
export const filePurposes = [...uploadPurposes, 'speech'] as const

export type FilePurpose = (typeof filePurposes)[number]

/** The most bytes that may be sent for a purpose (media.md#purposes). */
export const mostBytes = (purpose: UploadPurpose): number =>
  purpose === 'song-media' ? fileLimits.songMediaBytes : fileLimits.bytes

/** How long a file stays that nothing names, in milliseconds. */
export function unusedLifetime(purpose: FilePurpose): number {
  if (purpose === 'song-media') return fileLimits.unusedSongMedia
  return purpose === 'speech' ? fileLimits.unusedSpeech : fileLimits.unused
}

/** Somebody's own face and voice go with the account; recordings of songs and synthetic speech are nobody's person. */
export const goesWithItsOwner = (purpose: FilePurpose): boolean =>
  purpose !== 'song-media' && purpose !== 'speech'
