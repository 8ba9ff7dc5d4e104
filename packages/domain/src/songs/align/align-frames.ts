/** How a sound is cut for the aligner (songs.md#propose-times): samples a second, of a frame, and between two. */
export const alignRate = 16_000
export const frameSize = 512
export const frameHop = 320

/** Seconds between two frames. */
export const hopSeconds = frameHop / alignRate

/** How many frames a sound has. */
export const countFrames = (samples: number): number =>
  samples < frameSize ? 0 : Math.floor((samples - frameSize) / frameHop) + 1

export const frameAt = (seconds: number): number => Math.round(seconds / hopSeconds)
