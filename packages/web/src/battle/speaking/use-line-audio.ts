import { useEffect, useRef, useState } from 'react'
import { type Heard, type SpeakLine, type SpokenLine, speakLine } from '../../voices/speak-line'

/** The audio of the line that is to be said. */
export interface LineAudio {
  /** How it is being played at this moment; null while it is quiet. */
  readonly playing: Heard | null
  play(line: SpokenLine): void
  stop(): void
}

/** Plays the audio of a line when it is asked for; it falls quiet when the component goes. */
export function useLineAudio(speak: SpeakLine = speakLine): LineAudio {
  const [playing, setPlaying] = useState<Heard | null>(null)
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  const stop = () => {
    current.current?.abort()
    setPlaying(null)
  }
  const play = async (line: SpokenLine) => {
    stop()
    const { signal } = (current.current = new AbortController())
    await speak(line, signal, way => {
      if (!signal.aborted) setPlaying(way)
    })
    if (!signal.aborted) setPlaying(null)
  }
  return { playing, stop, play: line => void play(line) }
}
