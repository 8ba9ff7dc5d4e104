import { videoTimes } from '@duologue/domain/videos/video-limits'
import { listeners } from '../ui/store'
import { timeOfReading } from './reading-time'
import {
  type OpenPort,
  type PlayerState,
  playerStates,
  type VideoFault,
  type VideoPort,
  type VideoReading,
} from './video-port'

/** A part that is played: at its stop the video pauses, or begins again (videos.md#playing-a-part). */
interface Span {
  start: number
  stop: number
  isLooped: boolean
}

const nothingSaid: VideoReading = {
  time: 0,
  at: 0,
  state: playerStates.unstarted,
  rate: 1,
  isSeeking: false,
  duration: 0,
}

/** Seconds inside of a part's borders at which it is heard: exactly there its line is not sung any more, or not yet. */
const withinPart = 0.001

/** Milliseconds before a stop at which one timeout is aimed at it; the poll alone would come too late. */
const aimedFrom = 100

/**
 * The video of a page (videos.md#clock): the panel connects a player to it, every part drives it and reads its clock.
 * Listeners are told every 25 ms while it plays, and when anything else changes; all times are seconds.
 */
export function createVideo() {
  let port: VideoPort | null = null
  let fault: VideoFault | null = null
  let span: Span | null = null
  let rate = 1
  let delay = 0
  // What was asked of a player that is not there yet.
  let asked: { seconds?: number; plays?: boolean } = {}
  let said = ''
  let aimed: ReturnType<typeof setTimeout> | undefined
  const { tell, subscribe } = listeners()

  const read = () => port?.read() ?? nothingSaid
  const timeAt = (moment: number) => timeOfReading(read(), moment)
  const now = () => timeAt(performance.now())

  const setSpan = (next: Span | null) => {
    clearTimeout(aimed)
    span = next
  }
  /** Pauses where the played part ends, or begins it again; comes too early when the player stood still. */
  const stopWhenDue = () => {
    if (!span || now() < span.stop) return
    if (span.isLooped) port?.seek(span.start)
    else {
      port?.pause()
      setSpan(null)
    }
    tell()
  }
  const tick = () => {
    const reading = read()
    const isPlaying = reading.state === playerStates.playing && !reading.isSeeking
    if (isPlaying && span) {
      const left = ((span.stop - now()) / reading.rate) * 1000
      clearTimeout(aimed)
      if (left <= 0) stopWhenDue()
      else if (left < aimedFrom) aimed = setTimeout(stopWhenDue, left)
    }
    const { at: _at, ...rest } = reading
    const says = JSON.stringify(rest)
    if (isPlaying || says !== said) tell()
    said = says
  }

  const goTo = (seconds: number) => {
    const target = Math.max(0, seconds)
    if (port) port.seek(target)
    else asked.seconds = target
  }
  const play = () => {
    if (port) port.play()
    else asked.plays = true
  }
  const playFrom = (start: number, next: Span | null) => {
    setSpan(next)
    goTo(start)
    play()
    tick()
  }
  const heard = () => {
    const time = now() - delay
    if (!span || !port) return Math.max(0, time)
    return Math.min(Math.max(time, span.start + withinPart), span.stop - withinPart)
  }

  return {
    now,
    /** The video's time at a moment just past, such as when a key went down: milliseconds of `performance.now()`. */
    timeAt,
    /** The time of what is heard now: later than the video's own where sound is late; of a part, always within it. */
    heard,
    state: (): PlayerState => read().state,
    isPlaying: () => read().state === playerStates.playing,
    /** 0 while it is not known. */
    duration: () => read().duration,
    rate: () => rate,
    /** Whether it can be played at a pace. */
    offers: (pace: number) => read().rates?.includes(pace) ?? true,
    /** Whether it waits to be pressed itself. */
    isHeld: () => read().isHeld ?? false,
    isLooping: () => span?.isLooped ?? false,
    fault: () => fault,
    subscribe,
    /** Gives it a player; answers how to take it away. */
    connect: (open: OpenPort) => {
      fault = null
      const opened = open(told => {
        fault = told
        tell()
      })
      port = opened
      if (rate !== 1) opened.setRate(rate)
      const { seconds, plays } = asked
      asked = {}
      if (seconds !== undefined) opened.seek(seconds)
      if (plays) opened.play()
      const polling = setInterval(tick, videoTimes.poll)
      tell()
      return () => {
        clearInterval(polling)
        opened.close()
        if (port !== opened) return
        setSpan(null)
        port = null
        fault = null
        tell()
      }
    },
    play,
    pause: () => {
      asked.plays = false
      port?.pause()
    },
    /** Goes somewhere; whether it plays stays as it is. */
    seek: (seconds: number) => {
      setSpan(null)
      goTo(seconds)
    },
    /** Goes so many seconds on or back, and forgets where it was to stop. */
    moveBy: (seconds: number) => {
      setSpan(null)
      goTo(now() + seconds)
    },
    playFrom: (start: number) => playFrom(start, null),
    /** Plays from start to stop, once. */
    playBetween: (start: number, stop: number) => playFrom(start, { start, stop, isLooped: false }),
    /** Plays from start to stop again and again, until it is sent elsewhere. */
    loop: (start: number, stop: number) => playFrom(start, { start, stop, isLooped: true }),
    /** Forgets the part that is played; the video goes on. */
    unloop: () => {
      setSpan(null)
      tell()
    },
    /** By how many seconds what is heard is later than the video. */
    setDelay: (seconds: number) => {
      delay = seconds
      tell()
    },
    setRate: (next: number) => {
      rate = next
      port?.setRate(next)
      tell()
    },
  }
}

export type Video = ReturnType<typeof createVideo>
