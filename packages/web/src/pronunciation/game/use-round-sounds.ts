import { useEffect, useRef, useState } from 'react'
import { type SpeakLine, speakLine } from '../../voices/speak-line'

/** Slowly enough to tell sounds apart. */
const slowly = 0.6

/** What is heard: an item, or something that was written. */
export interface Sound {
  readonly id: string
  readonly text: string
  readonly audio: string | null
}

/** The sounds of a question. */
export interface Sounds {
  /** The id of the sound that plays. */
  readonly playing: string | null
  /** Whether nothing on this device can speak it. */
  isSilent(id: string): boolean
  /** How often it can be heard again; infinite without a limit, and before it was heard. */
  replaysLeft(id: string): number
  /** Plays a sound unless it plays already or may not be heard again; answers whether it was heard to its end. */
  play(sound: Sound, isSlow?: boolean): Promise<boolean>
  /** Plays sounds one after another. */
  playAll(sounds: readonly Sound[]): Promise<void>
}

/**
 * Plays sounds when they are asked for, and falls quiet when the component goes.
 *
 * @param replays how often each may be heard again.
 */
export function useSounds(language: string, replays: number, speak: SpeakLine = speakLine): Sounds {
  const [playing, setPlaying] = useState<string | null>(null)
  const [silent, setSilent] = useState<ReadonlySet<string>>(new Set())
  const [heard, setHeard] = useState<ReadonlyMap<string, number>>(new Map())
  const counts = useRef(new Map<string, number>())
  const current = useRef<{ id: string; stop: AbortController }>(null)
  useEffect(() => () => current.current?.stop.abort(), [])
  const isOut = (id: string) => (counts.current.get(id) ?? 0) > replays
  const say = async (sound: Sound, stop: AbortController, isSlow: boolean) => {
    const { id, text, audio } = sound
    current.current = { id, stop }
    counts.current.set(id, (counts.current.get(id) ?? 0) + 1)
    setHeard(new Map(counts.current))
    setPlaying(id)
    const line = { text, audio, language, rate: isSlow ? slowly : 1 }
    await speak(line, stop.signal, way => {
      if (way === 'silence' && !stop.signal.aborted) setSilent(known => new Set([...known, id]))
    })
    if (stop.signal.aborted) return false
    current.current = null
    setPlaying(null)
    return true
  }
  const begin = () => {
    current.current?.stop.abort()
    return new AbortController()
  }
  return {
    playing,
    isSilent: id => silent.has(id),
    replaysLeft: id => (heard.has(id) ? replays + 1 - (heard.get(id) ?? 0) : replays),
    play: async (sound, isSlow = false) => {
      if (isOut(sound.id) || current.current?.id === sound.id) return false
      return say(sound, begin(), isSlow)
    },
    playAll: async sounds => {
      const stop = begin()
      for (const sound of sounds) {
        if (!isOut(sound.id) && !(await say(sound, stop, false))) return
      }
    },
  }
}
