/** The video panel (videos.md#video-panel): milliseconds between two looks, seconds of a jump, pixels. */
export const videoTimes = { poll: 25, jump: 3 } as const
export const videoSize = { width: 426, height: 240 } as const
