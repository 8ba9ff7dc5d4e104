const megabyte = 1_000_000
const minute = 60_000
const day = 24 * 60 * minute

/**
 * Bytes, counts, and times in milliseconds, of files (media.md#quotas). A recording that fills its minute may be a
 * breath longer.
 */
export const fileLimits = {
  /** Pictures and the audio of lines. */
  bytes: 5 * megabyte,
  songMediaBytes: 50 * megabyte,
  recording: 60_000,
  recordingSlack: 500,
  /** What the largest telephones make; a picture of more would only be a bomb. */
  pixels: 52_000_000,
  /** A whole dialogue of recordings, with some of them made anew. */
  anHour: 400,
  /** How long a file stays that nothing names, and one that a song named before: its history may name it again. */
  unused: 45 * minute,
  unusedSongMedia: 90 * day,
  unusedSpeech: 30 * day,
} as const
