import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { useEffect, useRef, useState } from 'react'
import { SoundWave } from '../../battle/speaking/sound-wave'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { speakLine } from '../../voices/speak-line'

/** A line that is to be heard: once by itself, then as often as one presses. Give it the turn as its key. */
export function CueSound({
  cue: { audio, text },
  language,
}: {
  cue: { readonly audio: string | null; readonly text: string | null }
  language: string
}) {
  const [isHeard, setHeard] = useState(false)
  const playing = useRef<AbortController>(null)
  const [play] = useState(() => async () => {
    playing.current?.abort()
    const now = new AbortController()
    playing.current = now
    await speakLine({ text: text ?? '', audio, language }, now.signal, () => setHeard(true))
    if (playing.current === now) setHeard(false)
  })
  useEffect(() => {
    void play()
    return () => playing.current?.abort()
  }, [play])
  return (
    <>
      <SoundWave isOn={isHeard} />
      <button type="button" className={button.secondary} onClick={() => void play()}>
        <Icon name="play" filled /> {texts.hearAgain}
      </button>
    </>
  )
}
