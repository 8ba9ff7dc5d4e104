/** The player's own numbers for its states (videos.md#player-states). */
export const playerStates = {
  unstarted: -1,
  ended: 0,
  playing: 1,
  paused: 2,
  buffering: 3,
  cued: 5,
} as const

export type PlayerState = (typeof playerStates)[keyof typeof playerStates]

/**
 * Why a video cannot be played: its owner refuses embedding, it is not there, nobody answers, or something else
 * (videos.md#refused-videos).
 */
export type VideoFault = 'refused' | 'gone' | 'broken' | 'fileBroken' | 'unreachable'

/** What a player last said of itself; `at` is when it said so, in milliseconds of `performance.now()`. */
export interface VideoReading {
  /** Seconds. */
  time: number
  at: number
  state: PlayerState
  /** 1 is the video's own pace. */
  rate: number
  isSeeking: boolean
  /** Seconds; 0 while it is not known. */
  duration: number
  /** The paces that it can be played at; left out where any will do. */
  rates?: readonly number[]
  /** It answers, was asked to play, and does not: it wants to be pressed itself (videos.md#held-videos). */
  isHeld?: boolean
}

/** A player that can be driven; what is asked before it is ready is done then. */
export interface VideoPort {
  read(): VideoReading
  play(): void
  pause(): void
  /** Goes to so many seconds; whether it plays stays as it is. */
  seek(seconds: number): void
  setRate(rate: number): void
  /** Lets go of the player. */
  close(): void
}

/** Opens a player; `onFault` is told when it cannot be played. */
export type OpenPort = (onFault: (fault: VideoFault) => void) => VideoPort
