import { useEffect, useEffectEvent, useState } from 'react'
import { type Heard, type SpeakLine, type SpokenLine, speakLine } from '../voices/speak-line'

/** How far a line is heard: it is being spoken, was heard to its end, or is to be read. */
export interface HeardLine {
  readonly isSpeaking: boolean
  readonly wasHeard: boolean
  /** Speaks it once more; nothing while it is being spoken. */
  replay(): void
}

/**
 * Speaks a line when it appears, and falls quiet when it goes.
 *
 * @param line null for one that is to be read.
 * @param onSilent nothing on this device can speak it.
 */
export function useHeardLine(
  line: SpokenLine | null,
  onSilent: () => void,
  speak: SpeakLine = speakLine,
): HeardLine {
  const [isSpeaking, setSpeaking] = useState(line !== null)
  const [wasHeard, setHeard] = useState(false)
  const [runs, setRuns] = useState(0)
  const isHeard = line !== null
  const tellSilent = useEffectEvent(onSilent)
  const say = useEffectEvent(async (signal: AbortSignal, onWay: (way: Heard) => void) => {
    if (line) await speak(line, signal, onWay)
  })
  useEffect(() => {
    if (!isHeard) return
    const controller = new AbortController()
    const { signal } = controller
    const tell = (way: Heard) => {
      if (way !== 'silence' || signal.aborted) return
      controller.abort()
      setSpeaking(false)
      tellSilent()
    }
    void say(signal, tell).then(() => {
      if (signal.aborted) return
      setSpeaking(false)
      setHeard(true)
    })
    return () => controller.abort()
  }, [isHeard, runs])
  return {
    isSpeaking,
    wasHeard,
    replay: () => {
      if (isSpeaking || !isHeard) return
      setSpeaking(true)
      setRuns(runs + 1)
    },
  }
}
