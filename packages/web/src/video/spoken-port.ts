import { type OpenPort, type PlayerState, playerStates } from './video-port'

/** A line that is spoken, with its time in seconds. */
interface SpokenText {
  readonly text: string
  readonly start: number
  readonly stop: number
}

/** Speaks a text at a pace; resolves when it has been heard, at once where nothing can speak it, or when `signal` aborts. */
export type SpeakText = (text: string, rate: number, signal: AbortSignal) => Promise<unknown>

/** Seconds: the longest break between two lines; where the clock waits before a stop; the breath behind it. */
const longestGap = 1
const beforeStop = 0.01
const breath = 0.06

/** Waits so many seconds; false when it was stopped before. */
const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<boolean>(resolve => {
    const done = (hasCome: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(hasCome)
    }
    const stop = () => done(false)
    const timer = setTimeout(done, seconds * 1000, true)
    signal.addEventListener('abort', stop)
  })

/** A clock that runs to a moment and no further; `pace` is asked anew whenever it is wound. */
function boundClock(pace: () => number) {
  let wound = { time: 0, at: 0, until: 0, rate: 1 }
  const time = () => {
    const passed = ((performance.now() - wound.at) / 1000) * wound.rate
    return Math.min(wound.until, wound.time + passed)
  }
  const set = (seconds: number, until = seconds) => {
    wound = { time: seconds, at: performance.now(), until, rate: pace() }
  }
  return { time, set }
}

/**
 * Speaks lines one after the other from where a clock stands, each while the clock runs over it; false when it was
 * stopped before the last one was heard.
 */
async function speakLines(
  lines: readonly SpokenText[],
  clock: ReturnType<typeof boundClock>,
  { rate, speak, signal }: { rate: number; speak: SpeakText; signal: AbortSignal },
): Promise<boolean> {
  const runTo = (until: number) => {
    const from = clock.time()
    clock.set(from, until)
    return wait((until - from) / rate, signal)
  }
  const sayLine = async ({ text, start, stop }: SpokenText) => {
    const now = clock.time()
    clock.set(now > start ? start : Math.max(now, start - longestGap))
    if (!(await runTo(start))) return false
    const heard = text === '' ? undefined : speak(text, rate, signal)
    if (!(await runTo(stop - beforeStop))) return false
    await heard
    if (signal.aborted) return false
    clock.set(stop)
    return wait(breath, signal)
  }
  for (const line of lines) if (line.stop > clock.time() && !(await sayLine(line))) return false
  return true
}

/**
 * Speaks the lines of a song on its timeline, in the place of a recording (song-page.md#spoken-lines): the clock runs
 * from a line's start to its stop and waits there until the line has been heard; long breaks are cut.
 *
 * @param lines in the order of their times, none of which overlap.
 */
export function spokenPort(lines: readonly SpokenText[], speak: SpeakText): OpenPort {
  return () => {
    const end = lines.at(-1)?.stop ?? 0
    let state: PlayerState = playerStates.cued
    let rate = 1
    let running: AbortController | null = null
    const clock = boundClock(() => rate)

    const halt = () => {
      running?.abort()
      running = null
      clock.set(clock.time())
    }
    const play = () => {
      if (running) return
      if (state === playerStates.ended) clock.set(0)
      state = playerStates.playing
      const { signal } = (running = new AbortController())
      void speakLines(lines, clock, { rate, speak, signal }).then(isOver => {
        if (!isOver) return
        running = null
        state = playerStates.ended
        clock.set(end)
      })
    }
    const pause = () => {
      halt()
      if (state === playerStates.playing) state = playerStates.paused
    }
    const read = () => {
      const at = performance.now()
      return { time: clock.time(), at, state, rate, isSeeking: false, duration: end }
    }
    return {
      read,
      play,
      pause,
      seek: seconds => {
        halt()
        clock.set(Math.min(seconds, end))
        if (state === playerStates.ended) state = playerStates.paused
        if (state === playerStates.playing) play()
      },
      setRate: next => {
        const isPlaying = running !== null
        halt()
        rate = next
        if (isPlaying) play()
      },
      close: halt,
    }
  }
}
