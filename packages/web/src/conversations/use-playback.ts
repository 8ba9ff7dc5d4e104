import { conversationWaits } from '@duologue/domain/conversations/conversation-limits'
import { useEffect, useRef, useState } from 'react'
import { pause } from '../voices/pause'
import { type Heard, type SpeakLine, speakLine } from '../voices/speak-line'

/** What can be played. */
interface PlayedLine {
  id: string
  text: string
  audio: string | null
}

/** What is playing: one line, or all from a line on. */
export interface Playback {
  playingLine: string | null
  isPlayingAll: boolean
  /** How the last line was heard; null before the first. */
  heard: Heard | null
  playLine(line: PlayedLine): void
  playAll(): void
  stop(): void
}

/**
 * Plays the lines of a dialogue, or the items of a list; a new start stops what is playing, leaving the page stops all.
 *
 * @param rateNow asked before each line, so that another speed holds from the next one on.
 */
export function usePlayback(
  lines: readonly PlayedLine[],
  language: string,
  rateNow: () => number = () => 1,
  speak: SpeakLine = speakLine,
): Playback {
  const [playing, setPlaying] = useState<{ line: string | null; isAll: boolean }>({
    line: null,
    isAll: false,
  })
  const [heard, setHeard] = useState<Heard | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const stop = () => {
    current.current?.abort()
    current.current = null
    setPlaying({ line: null, isAll: false })
  }

  const start = async (toPlay: readonly PlayedLine[], isAll: boolean) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    for (const line of toPlay) {
      setPlaying({ line: line.id, isAll })
      const spoken = { text: line.text, audio: line.audio, language, rate: rateNow() }
      setHeard(await speak(spoken, controller.signal))
      if (isAll) await pause(conversationWaits.afterClip, controller.signal)
      if (controller.signal.aborted) return
    }
    stop()
  }

  return {
    playingLine: playing.line,
    isPlayingAll: playing.isAll,
    heard,
    playLine: line => void start([line], false),
    playAll: () => void start(lines, true),
    stop,
  }
}
