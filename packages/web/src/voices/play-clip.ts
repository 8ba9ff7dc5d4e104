/**
 * Plays a sound file to its end at `rate` (its pitch is kept). Answers false when it could not be played, so that the
 * caller can speak the text in another way; true when it was heard or stopped by `signal`.
 */
export function playClip(address: string, rate: number, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve(true)
    const clip = new Audio(address)
    clip.playbackRate = rate
    const done = (played: boolean) => () => {
      signal.removeEventListener('abort', stop)
      clip.pause()
      resolve(played)
    }
    const stop = done(true)
    signal.addEventListener('abort', stop)
    clip.addEventListener('ended', done(true))
    clip.addEventListener('error', done(false))
    clip.play().catch(done(false))
  })
}
