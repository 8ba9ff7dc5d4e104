import { useEffect, useEffectEvent } from 'react'
import { pause } from '../../voices/pause'
import { type SpokenLine, speakLine } from '../../voices/speak-line'

/** Speaks a line once, and tells when it was heard and so many milliseconds are over; quiet when the component goes. */
export function useSpoken({ text, audio, language }: SpokenLine, rest: number, onEnd: () => void) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const { signal, abort } = aborter()
    const speak = async () => {
      await speakLine({ text, audio, language }, signal)
      if (!signal.aborted) await pause(rest, signal)
      if (!signal.aborted) end()
    }
    void speak()
    return abort
  }, [text, audio, language, rest])
}

function aborter() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
