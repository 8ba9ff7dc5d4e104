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

  const goTo = (seconds: number) => port?.seek(Math.max(0, seconds))
  const playFrom = (start: number, next: Span | null) => {
    setSpan(next)
    goTo(start)
    port?.play()
    tick()
  }

  return {
    now,
    /** The video's time at a moment just past, such as when a key went down: milliseconds of `performance.now()`. */
    timeAt,
    state: (): PlayerState => read().state,
    isPlaying: () => read().state === playerStates.playing,
    /** 0 while it is not known. */
    duration: () => read().duration,
    rate: () => rate,
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
      const polling = setInterval(tick, videoTimes.poll)
      tell()
      return () => {
        clearInterval(polling)
        setSpan(null)
        opened.close()
        if (port === opened) port = null
      }
    },
    play: () => port?.play(),
    pause: () => port?.pause(),
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
    setRate: (next: number) => {
      rate = next
      port?.setRate(next)
      tell()
    },
  }
}

export type Video = ReturnType<typeof createVideo>
