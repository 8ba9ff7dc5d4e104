/** How long a clip may stand still before it counts as one that cannot be played, in milliseconds. */
const longestStandstill = 8000

/**
 * Plays a sound file to its end at `rate` (its pitch is kept). Answers false when it could not be played or stood still
 * for 8 seconds, so that the caller can speak the text in another way; true when it was heard or stopped by `signal`.
 */
export function playClip(address: string, rate: number, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve(true)
    const clip = new Audio(address)
    clip.playbackRate = rate
    const done = (played: boolean) => () => {
      clearTimeout(standstill)
      signal.removeEventListener('abort', stop)
      clip.pause()
      resolve(played)
    }
    const stop = done(true)
    let standstill = setTimeout(done(false), longestStandstill)
    signal.addEventListener('abort', stop)
    clip.addEventListener('ended', done(true))
    clip.addEventListener('error', done(false))
    clip.addEventListener('timeupdate', () => {
      clearTimeout(standstill)
      standstill = setTimeout(done(false), longestStandstill)
    })
    clip.play().catch(done(false))
  })
}
