import { type SpeakLine, type SpokenLine, speakLine } from '../voices/speak-line'

/** A line that is sung in a part of a longer recording. */
export interface SungLine extends SpokenLine {
  /** From where to where in its clip, in seconds; the whole clip when left out. */
  part?: readonly [number, number] | undefined
}

/** How long a recording may stand still before it counts as one that cannot be played, in milliseconds. */
const longestStandstill = 8000

/** Plays a part of a recording at `rate`; false where it cannot be played, true when it was heard or stopped by `signal`. */
function playPart(
  address: string,
  [from, to]: readonly [number, number],
  rate: number,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve(true)
    // The browser itself stops at the end of the part, to the sample; where it does not know how, its clock is looked at.
    const clip = new Audio(`${address}#t=${from},${to}`)
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
    clip.addEventListener('pause', stop)
    clip.addEventListener('ended', stop)
    clip.addEventListener('error', done(false))
    clip.addEventListener('timeupdate', () => {
      clearTimeout(standstill)
      if (clip.currentTime >= to) return stop()
      standstill = setTimeout(done(false), longestStandstill)
    })
    clip.play().catch(done(false))
  })
}

/**
 * Speaks a line as `speakLine` does; one that is sung in a part of a recording is heard from there, and spoken by a voice where
 * that cannot be played (learn.md#memory-of-songs).
 */
export const speakPart = async (
  { part, ...line }: SungLine,
  signal: AbortSignal,
  onWay: Parameters<SpeakLine>[2] = () => undefined,
): ReturnType<SpeakLine> => {
  if (!part || line.audio === null) return speakLine(line, signal, onWay)
  onWay('clip')
  if (await playPart(line.audio, part, line.rate ?? 1, signal)) return 'clip'
  return speakLine({ ...line, audio: null }, signal, onWay)
}
