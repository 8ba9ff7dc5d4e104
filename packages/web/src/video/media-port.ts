import { type OpenPort, type PlayerState, playerStates } from './video-port'

/** The state of a media element in the numbers of the embedded player. */
function stateOf(media: HTMLMediaElement): PlayerState {
  if (media.ended) return playerStates.ended
  if (media.paused) return media.played.length > 0 ? playerStates.paused : playerStates.cued
  return media.readyState < media.HAVE_FUTURE_DATA ? playerStates.buffering : playerStates.playing
}

/** Drives an audio or video file of our own, which stands in the page (videos.md#video-panel). */
export function mediaPort(media: HTMLMediaElement): OpenPort {
  return onFault => {
    const fail = () => onFault('fileBroken')
    media.addEventListener('error', fail)
    if (media.error) fail()
    media.preservesPitch = true
    return {
      read: () => ({
        time: media.currentTime,
        at: performance.now(),
        state: stateOf(media),
        rate: media.playbackRate,
        isSeeking: media.seeking,
        duration: Number.isFinite(media.duration) ? media.duration : 0,
      }),
      // A pause in between ends the promise with an error that is none.
      play: () => void media.play().catch(() => undefined),
      pause: () => media.pause(),
      seek: seconds => {
        media.currentTime = seconds
      },
      setRate: rate => {
        // A new source would begin at the default rate.
        media.defaultPlaybackRate = rate
        media.playbackRate = rate
      },
      close: () => {
        media.removeEventListener('error', fail)
        media.pause()
      },
    }
  }
}
