/** A sound or a video as it will be kept: nothing in it but its format, and no more than its format says. */
export interface Sound {
  type:
    | 'audio/mpeg'
    | 'audio/wav'
    | 'audio/ogg'
    | 'audio/mp4'
    | 'audio/webm'
    | 'video/mp4'
    | 'video/webm'
  bytes: Buffer
  /** Null where the file does not say it. */
  durationMs: number | null
}

/** Reads a format: undefined when the file is not of it from its first byte to its last. */
export type ReadSound = (bytes: Buffer) => Promise<Sound | undefined> | Sound | undefined
