import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { useEffect, useRef, useState } from 'react'
import { SoundWave } from '../../battle/speaking/sound-wave'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { playClip } from '../../voices/play-clip'

/** The clip of a line that is heard on every device: once by itself, then as often as one presses. Give it the turn as its key. */
export function LineSound({ audio }: { audio: string }) {
  const [isHeard, setHeard] = useState(false)
  const playing = useRef<AbortController>(null)
  const [play] = useState(() => async () => {
    playing.current?.abort()
    const now = new AbortController()
    playing.current = now
    setHeard(true)
    await playClip(audio, 1, now.signal)
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
