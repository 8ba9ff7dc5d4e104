/** How long a clip may stand still before it counts as one that cannot be played, in milliseconds. */
const longestStandstill = 8000

/**
 * Plays a sound file, or a part of it, to its end at `rate` (its pitch is kept). Answers false when it could not be played
 * or stood still for 8 seconds, so that the caller can speak the text in another way; true when it was heard, paused from
 * outside, as by a key of the headphones, or stopped by `signal`.
 */
export function playClip(
  address: string,
  rate: number,
  signal: AbortSignal,
  part?: readonly [from: number, to: number],
): Promise<boolean> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve(true)
    // The browser itself pauses at the end of the part, to the sample; where it does not know how, its clock is looked at.
    const clip = new Audio(part ? `${address}#t=${part.join()}` : address)
    clip.playbackRate = rate
    const done = (isHeard: boolean) => () => {
      clearTimeout(standstill)
      signal.removeEventListener('abort', stop)
      clip.pause()
      resolve(isHeard)
    }
    const stop = done(true)
    let standstill = setTimeout(done(false), longestStandstill)
    signal.addEventListener('abort', stop)
    // At its end a clip pauses, too.
    clip.addEventListener('pause', stop)
    clip.addEventListener('error', done(false))
    clip.addEventListener('timeupdate', () => {
      clearTimeout(standstill)
      if (part && clip.currentTime >= part[1]) return stop()
      standstill = setTimeout(done(false), longestStandstill)
    })
    clip.play().catch(done(false))
  })
}
