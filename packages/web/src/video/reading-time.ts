import { playerStates, type VideoReading } from './video-port'

/** Milliseconds that a player may be silent before its time is no longer carried on. */
const longestSilence = 1500

/**
 * The video's time in seconds at a moment (milliseconds of `performance.now()`): players say theirs only now and then,
 * so it is carried on from what they last said at their rate (or back, for a moment before), and stands while they
 * buffer or seek (videos.md#clock).
 */
export function timeOfReading(
  { time, at, state, rate, isSeeking }: VideoReading,
  now: number,
): number {
  if (state !== playerStates.playing || isSeeking) return time
  const passed = Math.max(-longestSilence, Math.min(now - at, longestSilence))
  return time + (passed / 1000) * rate
}
