import { type OpenPort, playerStates, type VideoReading } from './video-port'
import { commandMessage, listeningMessage, readMessage } from './youtube-messages'

/** Where the embedded player comes from; it sets no cookies (videos.md#youtube-player). */
const playerOrigin = 'https://www.youtube-nocookie.com'

/** Milliseconds between two calls to a player that has not answered yet. */
const knocking = 250
/** Milliseconds after Play: until a player that has said nothing is believed away, and one that stands still, held. */
const patience = { answer: 8000, start: 3000 }
/** Seconds that a player may land beside where it was sent, and milliseconds until it is believed wherever it is. */
const landing = { near: 1, believed: 1500 }

/**
 * Drives YouTube's embedded player over its messages; no script of theirs runs in our page (videos.md#youtube-player).
 */
export function youtubePort(frame: HTMLIFrameElement): OpenPort {
  return onFault => {
    const reading: VideoReading = {
      time: 0,
      at: performance.now(),
      state: playerStates.unstarted,
      rate: 1,
      isSeeking: false,
      duration: 0,
    }
    let isReady = false
    let target: { seconds: number; since: number } | null = null
    const waiting: string[] = []
    let unanswered: ReturnType<typeof setTimeout> | undefined
    let notStarted: ReturnType<typeof setTimeout> | undefined

    const post = (message: string) => frame.contentWindow?.postMessage(message, playerOrigin)
    const send = (message: string) => {
      if (isReady) post(message)
      else waiting.push(message)
    }
    const begin = () => {
      if (isReady) return
      isReady = true
      clearInterval(knock)
      clearTimeout(unanswered)
      for (const event of ['onStateChange', 'onError', 'onReady'])
        post(commandMessage('addEventListener', event))
      if (unanswered !== undefined) awaitStart()
      for (const message of waiting.splice(0)) post(message)
    }
    const awaitStart = () => {
      clearTimeout(notStarted)
      notStarted = setTimeout(() => {
        reading.isHeld = reading.state !== playerStates.playing
      }, patience.start)
    }
    const play = () => {
      if (isReady) awaitStart()
      else unanswered ??= setTimeout(() => onFault('unreachable'), patience.answer)
      send(commandMessage('playVideo'))
    }
    /** Whether a time that was told is of after the jump. */
    const hasLanded = (time: number, at: number) =>
      !target ||
      Math.abs(time - target.seconds) <= landing.near ||
      at - target.since > landing.believed

    const hear = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== playerOrigin) return
      const told = readMessage(event.data)
      if (!told) return
      const at = performance.now()
      const { fault, isReady: _isReady, time, ...rest } = told
      if (fault) onFault(fault)
      // What was said of the time still holds until now, at the pace it had.
      if (rest.state !== undefined || rest.rate !== undefined) {
        if (reading.state === playerStates.playing && !reading.isSeeking && time === undefined)
          reading.time += ((at - reading.at) / 1000) * reading.rate
        reading.at = at
      }
      Object.assign(reading, rest)
      if (reading.state === playerStates.playing) {
        clearTimeout(notStarted)
        reading.isHeld = false
      }
      if (time !== undefined && hasLanded(time, at)) {
        target = null
        Object.assign(reading, { time, at, isSeeking: false })
      }
      begin()
    }
    window.addEventListener('message', hear)
    const knock = setInterval(() => post(listeningMessage), knocking)
    post(listeningMessage)

    return {
      read: () => reading,
      play,
      pause: () => {
        clearTimeout(notStarted)
        reading.isHeld = false
        send(commandMessage('pauseVideo'))
      },
      seek: seconds => {
        target = { seconds, since: performance.now() }
        Object.assign(reading, { time: seconds, at: target.since, isSeeking: true })
        send(commandMessage('seekTo', seconds, true))
      },
      setRate: rate => send(commandMessage('setPlaybackRate', rate)),
      close: () => {
        clearInterval(knock)
        clearTimeout(unanswered)
        clearTimeout(notStarted)
        window.removeEventListener('message', hear)
      },
    }
  }
}
