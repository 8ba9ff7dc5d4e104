import { useEffect, useRef, useState } from 'react'
import { pause } from '../voices/pause'
import { type Heard, type SpeakLine, type SpokenLine, speakLine } from '../voices/speak-line'

/** Slowly enough to tell the words apart. */
const slowly = 0.7
const betweenLoops = 700

/** The voice of a step. */
export interface Voice {
  /** How it is being heard; null while it is quiet. */
  readonly playing: Heard | null
  readonly isLooping: boolean
  play(line: SpokenLine): Promise<boolean>
  slow(line: SpokenLine): void
  /** Plays again and again, until it is pressed once more. */
  loop(line: SpokenLine): void
  stop(): void
}

/** Plays lines when they are asked for; it falls quiet when the component goes. */
export function useVoice(speak: SpeakLine = speakLine): Voice {
  const [playing, setPlaying] = useState<Heard | null>(null)
  const [isLooping, setLooping] = useState(false)
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  const stop = () => {
    current.current?.abort()
    setPlaying(null)
    setLooping(false)
  }
  const begin = () => {
    stop()
    return (current.current = new AbortController()).signal
  }
  const once = async (line: SpokenLine, signal: AbortSignal) => {
    await speak(line, signal, way => {
      if (!signal.aborted) setPlaying(way)
    })
    if (!signal.aborted) setPlaying(null)
    return !signal.aborted
  }
  const again = async (line: SpokenLine, signal: AbortSignal) => {
    while (await once(line, signal)) await pause(betweenLoops, signal)
  }
  return {
    playing,
    isLooping,
    stop,
    play: line => once(line, begin()),
    slow: line => void once({ ...line, rate: slowly }, begin()),
    loop: line => {
      if (isLooping) return stop()
      const signal = begin()
      setLooping(true)
      void again(line, signal)
    },
  }
}
